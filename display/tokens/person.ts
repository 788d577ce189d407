import { svg } from 'lit';

/** Head and shoulders, shared by everyone who can be rescued. */
export const person = (fill = '#fff') => svg`
  <circle cy="-12" r="13" fill=${fill}/>
  <path fill=${fill} d="M-25 29c0-18 9-25 25-25s25 7 25 25z"/>`;
