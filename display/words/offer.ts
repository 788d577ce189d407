import type { Action, GameInput, TableState } from '../../server/web/wire.js';
import { type Naming, whoName } from './place.js';

/** An action as a choice: its name, and a line of help that may be empty. */
export interface ActionWords {
  readonly name: string;
  readonly help: string;
}

/** The words for an action that is offered; the table tells a fire from smoke and an open door from a closed one. */
export function tellAction(naming: Naming, table: TableState, action: Action): ActionWords {
  const say = naming.words.actions;
  switch (action.do) {
    case 'move':
      return table.fire?.includes(action.to) ? say.moveIntoFire : say.move;
    case 'pickUp':
    case 'putDown':
      return say[action.do][action.what];
    case 'door':
      return table.doors?.[action.edge] === 'open' ? say.closeDoor : say.openDoor;
    case 'extinguish':
      if (table.smoke?.includes(action.at)) return say.smokeToNone;
      return action.to === 'smoke' ? say.fireToSmoke : say.fireToNone;
    case 'drive':
      return say.drive[action.vehicle];
    case 'crewChange':
      return say.crewChange(naming.words.rules.roles[action.to].name);
    case 'command': {
      const inner = tellAction(naming, table, action.action);
      return { name: say.command(whoName(naming, action.who), inner.name), help: inner.help };
    }
    default:
      return say[action.do];
  }
}

/** What a step was, after "Undo" and in the history: "Greta: move", "roll 3 · 3". */
export function tellStep(naming: Naming, step: { readonly input: GameInput; readonly who: string | null }): string {
  const { did } = naming.words.actions;
  const { input, who } = step;
  const by = (what: string) => (who === null ? what : did.by(whoName(naming, who), what));
  switch (input.do) {
    case 'roll':
      return did.roll([input.red, input.black].filter(face => face !== null).join(' · '));
    case 'act':
      return by(did[input.action.do]);
    case 'answer':
      return by(answerName(naming, input.value));
    case 'skipFire':
    case 'correct':
    case 'crew':
      return did[input.do];
    default:
      return input satisfies never;
  }
}

function answerName(naming: Naming, value: string | readonly string[]): string {
  const { questions, rules, actions } = naming.words;
  const known = { ...questions.kinds, ...questions.reroll.options, nobody: questions.standing.nobody };
  const answers = typeof value === 'string' ? [value] : value;
  const names = answers.map(answer => (known as Readonly<Record<string, string>>)[answer] ?? roleName(rules, answer));
  return names.every(name => name !== null) ? naming.words.common.list(names) : actions.did.answer;
}

function roleName(rules: Naming['words']['rules'], id: string): string | null {
  return (rules.roles as Readonly<Record<string, { name: string }>>)[id]?.name ?? null;
}
