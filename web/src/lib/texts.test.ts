import { afterEach, expect, test, vi } from 'vitest';
import { texts } from './texts.svelte';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => vi.unstubAllGlobals());

test('whoever needs texts that are on their way waits for them; where they failed they are asked for again', async () => {
  const answers: ((text: string | null) => void)[] = [];
  const fetch = vi.fn((path: string) => {
    if (!path.includes('/games/')) return Promise.resolve(new Response('house = Parlour'));
    return new Promise<Response>((done, fail) => {
      answers.push((text) => (text === null ? fail(new Error('away')) : done(new Response(text))));
    });
  });
  vi.stubGlobal('fetch', fetch);
  const first = texts.need(['chess']);
  const second = texts.need(['chess']);
  answers[0]?.(null);
  await expect(first).rejects.toMatchObject({ body: { code: 'unreachable' } });
  await expect(second).rejects.toMatchObject({ body: { code: 'unreachable' } });

  const third = texts.need(['chess']);
  answers[1]?.('chess-name = Chess');
  await third;
  expect(texts.find('chess-name')).toBe('Chess');
  await texts.need(['chess']);
  expect(answers).toHaveLength(2);
});
