/** Short tones, made here: a bell for one's turn, a knock for a message, a chord for the end. */

import { settings } from './settings.svelte';

export type Tone = 'turn' | 'message' | 'end';

/** Hertz, and when each begins, in seconds. */
const NOTES: { readonly [tone in Tone]: readonly (readonly [number, number])[] } = {
  turn: [
    [659.3, 0],
    [880, 0.11],
  ],
  message: [[523.3, 0]],
  end: [
    [523.3, 0],
    [659.3, 0.13],
    [784, 0.26],
  ],
};
const LENGTH = 0.42;
const LOUDNESS = 0.14;

let context: AudioContext | null = null;

function strike(audio: AudioContext, hertz: number, at: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + LENGTH);
}

/** If the player has asked for sound. A browser may keep quiet until the page has been touched. */
export function play(tone: Tone): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  for (const [hertz, after] of NOTES[tone]) strike(audio, hertz, audio.currentTime + after);
}
