import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { GameView } from '../../server/web/wire.js';
import type { Cue } from './cues.js';
import { cuesBetween } from './cues.js';
import type { Tone } from './tones.js';
import { TONES } from './tones.js';

/** Plays what the table's news sound like. Browsers allow sound only after a first touch; until then it stays silent. */
export class SoundController implements ReactiveController {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #heard: GameView | null = null;

  constructor(
    host: ReactiveControllerHost,
    private readonly volume: () => number,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pointerdown', this.#wake);
    addEventListener('keydown', this.#wake);
  }

  hostDisconnected(): void {
    removeEventListener('pointerdown', this.#wake);
    removeEventListener('keydown', this.#wake);
    void this.#context?.close();
    this.#context = null;
  }

  /** The newest view of the game; plays what is new in it. */
  hear(game: GameView | null): void {
    if (game === this.#heard) return;
    for (const cue of cuesBetween(this.#heard, game)) this.play(cue);
    this.#heard = game;
  }

  play(cue: Cue): void {
    const context = this.#context;
    const volume = this.volume();
    if (context?.state !== 'running' || volume === 0) return;
    for (const tone of TONES[cue]) this.#strike(context, tone, volume);
  }

  readonly #wake = (): void => {
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  };

  #strike(context: AudioContext, { wave, from, to, at, lasts, loud }: Tone, volume: number): void {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, loud * volume * 0.5), start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    gain.connect(context.destination);
    const source =
      wave === 'noise' ? this.#noiseSource(context, gain, from, to, start, lasts) : context.createOscillator();
    if (source instanceof OscillatorNode && wave !== 'noise') {
      source.type = wave;
      source.frequency.setValueAtTime(from, start);
      source.frequency.exponentialRampToValueAtTime(to, start + lasts);
      source.connect(gain);
    }
    source.start(start);
    source.stop(start + lasts);
  }

  #noiseSource(context: AudioContext, gain: GainNode, from: number, to: number, start: number, lasts: number) {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= whiteNoise(context);
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(filter);
    filter.connect(gain);
    return source;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
