import { BUTTONS } from '../../../firmware-protocol/index.js';
import type { Dice } from '../../serial/index.js';

/** What a person at the terminal tower can do. */
export type TowerCommand =
  | { readonly kind: 'roll'; readonly dice: Dice }
  | {
      readonly kind:
        | 'rollForMe'
        | 'reset'
        | 'unplug'
        | 'plugIn'
        | 'cut'
        | 'mend'
        | 'noise'
        | 'showLines'
        | 'help'
        | 'quit';
    }
  | { readonly kind: 'tap'; readonly button: number }
  | { readonly kind: 'drop' | 'double'; readonly lines: number }
  | { readonly kind: 'damage'; readonly oneIn: number };

export const HELP = `dice     3 5        the red die shows 3, the black one 5
         4 -        only the red die          - 7   only the black one
         ? 5        the red die is cocked
         r          roll for me
buttons  c          confirm                   u     undo            b   roll
break    drop 3     lose the next 3 lines     double 3   send them twice
         damage 50  damage one byte in 50     damage 0   no more
         cut, mend  the cable                 noise      half a second of rubbish
         unplug, plug                         reset
other    lines      show or hide every line   help, quit`;

const words: Readonly<Record<string, TowerCommand>> = {
  r: { kind: 'rollForMe' },
  c: { kind: 'tap', button: BUTTONS.confirm },
  u: { kind: 'tap', button: BUTTONS.undo },
  b: { kind: 'tap', button: BUTTONS.roll },
  reset: { kind: 'reset' },
  unplug: { kind: 'unplug' },
  plug: { kind: 'plugIn' },
  cut: { kind: 'cut' },
  mend: { kind: 'mend' },
  noise: { kind: 'noise' },
  lines: { kind: 'showLines' },
  help: { kind: 'help' },
  quit: { kind: 'quit' },
};

/** What was typed, or undefined when it means nothing. */
export function readCommand(typed: string): TowerCommand | undefined {
  const text = typed.trim().toLowerCase();
  if (Object.hasOwn(words, text)) return words[text];
  const [, verb, number] = /^(drop|double|damage) (\d{1,6})$/.exec(text) ?? [];
  if (verb === 'drop' || verb === 'double') return { kind: verb, lines: Number(number) };
  if (verb === 'damage') return { kind: 'damage', oneIn: Number(number) };
  const [, red, black] = /^([1-6?-]) +([1-8?-])$/.exec(text) ?? [];
  if (red === undefined || black === undefined || (red === '-' && black === '-')) return undefined;
  const isCocked = red === '?' || black === '?';
  const dice: Dice = {
    ...(red === '-' ? {} : { d6: red === '?' ? 'unreadable' : Number(red) }),
    ...(black === '-' ? {} : { d8: black === '?' ? 'unreadable' : Number(black) }),
    ...(isCocked ? { why: 'tilt' } : {}),
  };
  return { kind: 'roll', dice };
}
