import type { Action, TableState } from '../../server/web/wire.js';
import { known } from '../known.js';
import { type Naming, whoName } from './place.js';
import { tellSpecialist } from './specialist.js';

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
    case 'walk':
      return say.move;
    case 'pickUp':
    case 'putDown':
    case 'carry':
      return say[action.do][action.what];
    case 'door':
      return table.doors?.[action.edge] === 'open' ? say.closeDoor : say.openDoor;
    case 'extinguish':
      if (table.smoke?.includes(action.at)) return say.smokeToNone;
      return action.to === 'smoke' ? say.fireToSmoke : say.fireToNone;
    case 'drive': {
      const { [action.vehicle]: alone, riding } = say.drive;
      const riders = (action.riders ?? []).map(who => whoName(naming, who));
      return riders.length > 0 ? { name: alone.name, help: riding(naming.words.common.list(riders)) } : alone;
    }
    case 'crewChange':
      return crewChange(naming, action.to);
    case 'command': {
      const inner = tellAction(naming, table, action.action);
      return { name: say.command(whoName(naming, action.who), inner.name), help: inner.help };
    }
    default:
      return say[action.do];
  }
}

function crewChange({ words, specialists }: Naming, to: string): ActionWords {
  const { name, ap, says } = tellSpecialist(words, to, known(specialists, to));
  return { name: words.actions.crewChange(name), help: ap && `${ap}. ${says}` };
}
