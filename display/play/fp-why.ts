import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameView } from '../../server/web/wire.js';
import { FpElement } from '../fp-element.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import type { Naming } from '../words/index.js';
import { tellEvents } from '../words/index.js';
import { diePair } from './dice.js';
import './fp-pages.js';

/** The chain of events behind what there is to do, one sentence each. */
@customElement('fp-why')
export class FpWhy extends FpElement {
  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) naming!: Naming;

  override render() {
    const { words } = this.naming;
    const { earlier, events } = this.game;
    const told = tellEvents(this.naming, [...earlier, ...events]);
    return html`<section role="dialog" aria-label=${words.play.whyTitle}>
      <header>
        <h2>${words.play.whyTitle}</h2>
        <button class="icon" aria-label=${words.common.close} @click=${() => this.close()}>${icon('close')}</button>
      </header>
      ${told.length === 0 ? html`<p>${words.play.whyNothing}</p>` : ''}
      <fp-pages
        .rows=${told.map(({ text, at }) => html`<div class="event"><span>${text}</span>${diePair(this.naming, at)}</div>`)}
      ></fp-pages>
    </section>`;
  }

  private close(): void {
    this.dispatchEvent(new CustomEvent('fp-close', { bubbles: true, composed: true }));
  }

  static override styles = [
    shared,
    css`
      :host {
        position: absolute;
        inset: 0;
        z-index: 4;
        display: grid;
        padding: var(--pad);
        background: var(--panel);
      }
      section {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
      }
      h2 {
        font-size: calc(0.62 * var(--type-prompt));
        font-weight: 750;
      }
      fp-pages {
        flex: 1;
        min-height: 0;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-why': FpWhy;
  }
}
