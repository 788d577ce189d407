/** Words of the playing screen. */
export const play = {
  allDone: 'All done',
};
