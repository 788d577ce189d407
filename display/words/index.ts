export { type DiceWay, leftOf, type QuestionWords, tellOption, tellQuestion, tellWasted } from './ask.js';
export type { Words } from './catalogue.js';
export { hearInstruction, type InstructionWords, tellInstruction, toldInLine } from './instruct.js';
export {
  currentLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  preferredLanguage,
  Speaking,
  setLanguage,
  words,
} from './language.js';
export { tellCounting, tellNotice, tellOddLine, tellRefusal, tellTower, tellTroubleBeside } from './link.js';
export { type ActionWords, tellAction } from './offer.js';
export {
  colourName,
  crewName,
  type EdgeSide,
  edgeName,
  edgeSide,
  isOutside,
  type Naming,
  placeLabel,
  placeName,
  placeWithin,
  rowColOf,
  sideOfHouse,
  sidesSeen,
  spotName,
  towardName,
  whoName,
  withGrid,
} from './place.js';
export { roleName, type SpecialistWords, specialistsIn, tellSpecialist } from './specialist.js';
export { deedName, placeOfStep, tellOutcome, tellStep, tellUndo } from './step.js';
export { type Told, tellEvents } from './tell.js';
