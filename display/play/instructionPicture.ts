import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import type { Direction, TickedInstruction } from '../../server/web/wire.js';
import { ambulance } from '../tokens/ambulance.js';
import { at } from '../tokens/draw.js';
import { engine } from '../tokens/engine.js';
import { falseAlarm } from '../tokens/falseAlarm.js';
import { fire } from '../tokens/fire.js';
import type { Pawn } from '../tokens/firefighter.js';
import { firefighter } from '../tokens/firefighter.js';
import { hazmat } from '../tokens/hazmat.js';
import { heal } from '../tokens/heal.js';
import { hotSpot } from '../tokens/hotSpot.js';
import { poi } from '../tokens/poi.js';
import { removed } from '../tokens/removed.js';
import { saved } from '../tokens/saved.js';
import { smoke } from '../tokens/smoke.js';
import { treated } from '../tokens/treated.js';
import { victim } from '../tokens/victim.js';
import { edgePicture } from './edgePicture.js';

const PLAIN = { fire, smoke, hotSpot, hazmat, heal, poi, victim, treated } as const;

/** The picture beside an instruction: the token as it lies afterwards, crossed out when it goes. */
export function instructionPicture(
  instruction: TickedInstruction,
  pawnOf: (who: string) => Pawn,
  sideOf: (edge: string) => Direction,
): SVGTemplateResult {
  switch (instruction.do) {
    case 'place':
      if (instruction.token === 'firefighter') return firefighter(pawnOf(instruction.who));
      if (instruction.token === 'engine' || instruction.token === 'ambulance') return vehicle(instruction.token);
      if (instruction.token === 'damage') return edgePicture(sideOf(instruction.at), 'damage', 'put');
      if (instruction.token === 'door')
        return edgePicture(sideOf(instruction.at), 'door', instruction.side ?? 'closed');
      if (instruction.token === 'poi') return PLAIN[instruction.kind ?? 'poi']();
      return PLAIN[instruction.token]();
    case 'flip':
      if (!('token' in instruction)) return PLAIN[instruction.to]();
      if (instruction.token === 'door') return edgePicture(sideOf(instruction.at), 'door', instruction.to);
      if (instruction.token === 'firefighter') {
        return svg`<g transform=${instruction.to === 'down' ? 'rotate(90)' : 'rotate(0)'}>${firefighter(pawnOf(instruction.who))}</g>`;
      }
      return instruction.to === '?' ? poi() : instruction.to === 'falseAlarm' ? falseAlarm() : PLAIN[instruction.to]();
    case 'remove':
      if (instruction.token === 'damage' || instruction.token === 'door') {
        return edgePicture(sideOf(instruction.at), instruction.token, 'take');
      }
      if (instruction.token === 'firefighter') return crossed(firefighter(pawnOf(instruction.who)));
      if (instruction.token === 'poi') {
        if (instruction.kind === undefined) return crossed(falseAlarm());
        if (instruction.kind === '?') return crossed(poi());
        const person = PLAIN[instruction.kind]();
        return instruction.to === 'rescued' ? svg`${person}${saved()}` : person;
      }
      return crossed(PLAIN[instruction.token]());
    case 'move':
      if (instruction.token === 'firefighter') return firefighter(pawnOf(instruction.who));
      if (instruction.token === 'poi' || instruction.token === 'hazmat') {
        return PLAIN[instruction.token === 'poi' ? instruction.kind : 'hazmat']();
      }
      return vehicle(instruction.token);
    case 'swap':
      return firefighter(pawnOf(instruction.who));
  }
}

export function vehicle(token: 'engine' | 'ambulance'): SVGTemplateResult {
  return svg`<g transform="scale(.6)">${token === 'engine' ? engine() : ambulance()}</g>`;
}

function crossed(token: SVGTemplateResult): SVGTemplateResult {
  return svg`<g opacity=".6">${token}</g>${at(0, 0, 96, removed())}`;
}
