import { beforeEach, describe, expect, test } from 'vitest';
import { TurnCall } from './notice';

/** Timers that run when told to. */
class Timers {
  #work: (() => void) | null = null;
  set(work: () => void): unknown {
    this.#work = work;
    return 1;
  }
  clear(): void {
    this.#work = null;
  }
  run(): void {
    const work = this.#work;
    this.#work = null;
    work?.();
  }
}

describe('calls to the table', () => {
  let timers: Timers;
  let heard: string[];
  const made = (visible: boolean) =>
    new TurnCall({ call: () => heard.push('call'), ping: () => heard.push('ping') }, visible, timers);

  beforeEach(() => {
    timers = new Timers();
    heard = [];
  });

  test('one for each turn, however often it is asked for', () => {
    const call = made(false);
    for (const turn of [3, null, 3, null, 4]) {
      call.asked(turn);
      timers.run();
    }
    expect(heard).toEqual(['call', 'call']);
  });

  test('none for what a standing order answers at once', () => {
    const call = made(false);
    call.asked(3);
    call.asked(null);
    timers.run();
    expect(heard).toEqual([]);
  });

  test('only a sound for who is looking, and nothing for who has just come', () => {
    const call = made(true);
    call.asked(3);
    timers.run();
    expect(heard).toEqual([]);
    call.asked(null);
    call.asked(5);
    timers.run();
    expect(heard).toEqual(['ping']);
  });

  test('who looked and went again is called again', () => {
    const call = made(false);
    call.asked(3);
    timers.run();
    call.looked(true);
    call.asked(null);
    call.looked(false);
    call.asked(3);
    timers.run();
    expect(heard).toEqual(['call', 'call']);
  });

  test('a turn that is played once more is a turn', () => {
    const call = made(false);
    call.asked(3);
    timers.run();
    call.asked(null);
    call.again();
    call.asked(3);
    timers.run();
    expect(heard).toEqual(['call', 'call']);
  });

  test('who goes before the question has settled is called', () => {
    const call = made(true);
    call.asked(3);
    call.looked(false);
    timers.run();
    expect(heard).toEqual(['call']);
  });
});
