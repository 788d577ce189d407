import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Specialist } from '../../server/web/wire.js';
import { FpElement } from '../fp-element.js';
import { known } from '../known.js';
import { shared } from '../styles.js';
import { Speaking, tellSpecialist } from '../words/index.js';

/** Specialists to choose from: name, action points, and what each is good at in one line. */
@customElement('fp-specialists')
export class FpSpecialists extends FpElement {
  @property() label = '';
  @property({ attribute: false }) roles: readonly string[] = [];
  @property({ attribute: false }) facts: Readonly<Record<string, Specialist>> = {};
  @property() chosen = '';
  /** Names of those who have taken one already. */
  @property({ attribute: false }) taken: Readonly<Record<string, string>> = {};
  private readonly speaking = new Speaking(this);

  override render() {
    return html`<div class="roles" role="radiogroup" aria-label=${this.label}>
      <slot></slot>
      ${this.roles.map(role => this.tile(role))}
    </div>`;
  }

  private tile(role: string) {
    const { name, ap, says } = tellSpecialist(this.speaking.words, role, known(this.facts, role));
    const owner = known(this.taken, role);
    return html`<button
      role="radio"
      aria-checked=${role === this.chosen}
      ?disabled=${owner !== undefined}
      data-id=${role}
      @click=${() => this.pick(role)}
    >
      <span class="head"><b>${name}</b><span class="ap">${owner ?? ap}</span></span>
      <span class="says">${says}</span>
    </button>`;
  }

  private pick(role: string): void {
    this.dispatchEvent(new CustomEvent('fp-pick', { detail: role, bubbles: true, composed: true }));
  }

  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        min-height: 0;
      }
      .roles {
        display: grid;
        grid-template-columns: repeat(var(--specialist-columns, 2), minmax(0, 1fr));
        grid-auto-rows: var(--specialist-rows, auto);
        gap: var(--specialist-gap, var(--gap));
      }
      button {
        display: flex;
        flex-direction: column;
        justify-content: var(--specialist-stand, start);
        gap: calc(0.6 * var(--gap));
        padding: var(--specialist-pad, calc(0.8 * var(--gap)) calc(1.6 * var(--gap)));
        border-color: var(--edge);
        background: var(--raised);
      }
      /* An odd one, which comes even after the slot. */
      button:last-child:nth-child(even) {
        grid-column: var(--specialist-last, auto);
      }
      button[aria-checked='true'] {
        border-color: var(--signal);
        background: color-mix(in srgb, var(--signal) 14%, var(--raised));
      }
      button:disabled {
        background: none;
      }
      .head {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: var(--gap);
        width: 100%;
        font-size: var(--specialist-name, var(--type-place));
        line-height: 1.1;
      }
      b {
        min-width: 0;
        font-weight: 750;
        overflow-wrap: break-word;
      }
      .ap {
        flex: none;
        font-weight: 650;
      }
      .says {
        color: var(--ink-2);
        font-size: var(--specialist-says, var(--type-small));
        line-height: 1.2;
        text-wrap: pretty;
      }
      button:disabled .says {
        color: inherit;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-specialists': FpSpecialists;
  }
}
