import type { Cue } from './cues.js';

/** One stroke of a synthesised sound: a tone that glides, or filtered noise. Times in seconds, loudness 0 to 1. */
export interface Tone {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const note = (from: number, at: number, lasts = 0.22, loud = 0.5, wave: OscillatorType = 'sine'): Tone => ({
  wave,
  from,
  to: from,
  at,
  lasts,
  loud,
});

/** Short and few: a sound that says what happened, and leaves the table its talk. */
export const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  rollWanted: [note(523, 0), note(659, 0.13)],
  rollRead: [note(880, 0, 0.09, 0.35, 'triangle')],
  explosion: [
    { wave: 'noise', from: 900, to: 60, at: 0, lasts: 0.9, loud: 0.9 },
    { wave: 'sine', from: 110, to: 32, at: 0, lasts: 0.7, loud: 0.8 },
  ],
  lost: [note(392, 0, 0.3), note(311, 0.24, 0.34), note(233, 0.52, 0.6)],
  rescued: [note(523, 0, 0.18), note(659, 0.12, 0.18), note(784, 0.24, 0.36)],
  wrong: [note(196, 0, 0.16, 0.4, 'triangle'), note(185, 0.18, 0.22, 0.4, 'triangle')],
  won: [note(523, 0, 0.2), note(659, 0.16, 0.2), note(784, 0.32, 0.2), note(1047, 0.48, 0.7)],
  over: [note(294, 0, 0.4), note(262, 0.36, 0.4), note(196, 0.72, 1)],
};
