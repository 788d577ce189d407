/** Eleven outer walls of the front board, none of them where a test walks or chops. */
const WALLS = [
  '0,1|1,1',
  '0,2|1,2',
  '0,3|1,3',
  '0,4|1,4',
  '0,5|1,5',
  '0,7|1,7',
  '0,8|1,8',
  '1,8|1,9',
  '2,8|2,9',
  '3,8|3,9',
  '5,8|5,9',
];

/** Both markers on each: twenty-two of the twenty-four. */
export const TWENTY_TWO_DAMAGE: Readonly<Record<string, number>> = Object.fromEntries(WALLS.map(edge => [edge, 2]));
