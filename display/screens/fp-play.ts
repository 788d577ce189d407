import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TableView } from '../../server/web/wire.js';
import type { Preferences } from '../preferences.js';
import { shared } from '../styles.js';
import type { LinkState } from '../table-controller.js';

/** The table in play: the board, and beside it the dispatcher. */
@customElement('fp-play')
export class FpPlay extends LitElement {
  static override styles = [shared];

  @property({ attribute: false }) view!: TableView;
  @property({ attribute: false }) preferences!: Preferences;
  @property({ attribute: false }) link!: LinkState;

  override render() {
    return html`<main></main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-play': FpPlay;
  }
}
