import { css, html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { FpElement } from '../fp-element.js';
import '../controls/fp-page.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/index.js';

/** Every key and what it does. */
@customElement('fp-keys')
export class FpKeys extends FpElement {
  private readonly speaking = new Speaking(this);

  override render() {
    const { keys } = this.speaking.words.play;
    return html`<fp-page .heading=${keys.title} back="play">
      <dl>
        ${keys.list.map(([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}
      </dl>
    </fp-page>`;
  }

  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18em), 1fr));
        gap: calc(2 * var(--gap)) calc(5 * var(--gap));
        margin: calc(2 * var(--gap)) 0 0;
        font-size: calc(1.1 * var(--type-place));
      }
      dl > div {
        display: flex;
        align-items: baseline;
        gap: calc(2 * var(--gap));
      }
      dt {
        min-width: 6.5em;
      }
      dd {
        margin: 0;
        color: var(--ink-2);
      }
      kbd {
        padding: 0.15em 0.6em;
        border: max(1px, 2 * var(--u)) solid var(--edge);
        border-radius: 0.3em;
        font: inherit;
        font-weight: 700;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-keys': FpKeys;
  }
}
