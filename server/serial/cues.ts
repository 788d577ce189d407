/** What the table should do now, as the tower shows it. `ask` is the number of the question a roll will answer. */
export type Cue =
  | { readonly kind: 'roll'; readonly ask: number }
  | { readonly kind: 'wait' | 'confirm' | 'undoPossible' | 'gameOver' };

/** One command of the protocol without its number. */
export type Order =
  | { readonly kind: 'ask'; readonly ask: number }
  | { readonly kind: 'light'; readonly colour: readonly [number, number, number] }
  | { readonly kind: 'show'; readonly text: string }
  | { readonly kind: 'buzz'; readonly tone: readonly [number, number] };

interface Look {
  readonly colour: readonly [red: number, green: number, blue: number];
  readonly text: string;
  readonly tone?: readonly [hertz: number, milliseconds: number];
}

/** Only what people must not miss has a tone. Colours also differ in brightness, for those who cannot tell hues apart. */
const looks: Readonly<Record<Cue['kind'], Look>> = {
  roll: { colour: [255, 255, 255], text: 'ROLL', tone: [880, 120] },
  wait: { colour: [0, 0, 40], text: 'WAIT' },
  confirm: { colour: [0, 160, 0], text: 'CONFIRM' },
  undoPossible: { colour: [120, 80, 0], text: 'UNDO?' },
  gameOver: { colour: [80, 0, 0], text: 'GAME OVER', tone: [440, 600] },
};

/** The commands that make a tower show a cue: the question first, since a roll may come at any moment. */
export function ordersFor(cue: Cue): readonly Order[] {
  const look = looks[cue.kind];
  return [
    { kind: 'ask', ask: cue.kind === 'roll' ? cue.ask : 0 },
    { kind: 'light', colour: look.colour },
    { kind: 'show', text: look.text },
    ...(look.tone ? [{ kind: 'buzz', tone: look.tone } as const] : []),
  ];
}
