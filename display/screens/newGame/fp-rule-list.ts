import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { RuleSetEntry } from '../../../server/web/wire.js';
import { FpElement } from '../../fp-element.js';
import { known } from '../../known.js';
import '../../controls/fp-segments.js';
import { icon } from '../../icons.js';
import { shared } from '../../styles.js';
import { Speaking } from '../../words/language.js';
import { cards } from './card.js';

declare global {
  interface HTMLElementEventMap {
    'fp-rules': CustomEvent<{ readonly set: string } | { readonly level: string }>;
  }
}

/** The rule sets as cards; the chosen one unfolds its levels. */
@customElement('fp-rule-list')
export class FpRuleList extends FpElement {
  static override styles = [
    shared,
    cards,
    css`
      :host {
        display: flex;
        flex-direction: column;
        container-type: inline-size;
        font-size: var(--type-place);
      }
      /* Measured in the reader's own type: in very large letters only the chosen game speaks for itself. */
      @media (orientation: landscape) and (min-height: 600px) {
        @container (max-width: 18.5em) {
          .card[aria-checked='false'] .says {
            display: none;
          }
          .card b {
            font-size: calc(0.85 * var(--type-verb));
          }
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        @container (max-width: 40em) {
          .card[aria-checked='false'] .says {
            display: none;
          }
        }
      }
      .list {
        display: flex;
        flex: 1;
        flex-direction: column;
        gap: calc(1.6 * var(--gap));
      }
      @media (orientation: landscape) and (min-height: 600px) {
        .list button {
          flex: 1 0 auto;
          max-height: calc(150 * var(--u));
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        .list {
          display: grid;
          grid-template-columns: 1fr 1fr;
          grid-auto-flow: dense;
          gap: var(--gap);
        }
        .levels {
          gap: 2px;
        }
        .levels {
          grid-column: 1 / -1;
        }
      }
      .levels {
        display: grid;
        gap: var(--gap);
      }
      .levels p {
        color: var(--ink-2);
        font-size: var(--type-small);
      }
    `,
  ];

  @property({ attribute: false }) entries: readonly RuleSetEntry[] = [];
  @property() chosen = '';
  @property({ attribute: false }) level: string | null = null;
  private readonly speaking = new Speaking(this);

  override render() {
    const { newGame } = this.speaking.words.screens;
    return html`<div class="list" role="radiogroup" aria-label=${newGame.rules}>
      ${this.entries.map(entry => this.card(entry))}
    </div>`;
  }

  private card(entry: RuleSetEntry) {
    const { sets } = this.speaking.words.rules;
    const isChosen = entry.id === this.chosen;
    const said = known(sets, entry.id) ?? { name: entry.id, says: '' };
    return html`<button class="card" role="radio" aria-checked=${isChosen} data-id=${entry.id} @click=${() => this.tell({ set: entry.id })}>
        ${isChosen ? html`<span class="tick">${icon('tick')}</span>` : nothing}
        <b>${said.name}</b><span class="says">${said.says}</span>
      </button>
      ${isChosen && entry.levels.length > 1 ? this.levels(entry) : nothing}`;
  }

  private levels(entry: RuleSetEntry) {
    const { rules, screens } = this.speaking.words;
    const options = entry.levels.map(id => ({ id, name: known(rules.levels, id)?.name ?? id }));
    return html`<div class="levels">
      <fp-segments
        .label=${screens.newGame.level}
        .options=${options}
        .chosen=${this.level ?? ''}
        @fp-pick=${(event: CustomEvent<string>) => this.tell({ level: event.detail })}
      ></fp-segments>
      <p>${known(rules.levels, this.level)?.says ?? ''}</p>
    </div>`;
  }

  private tell(detail: { readonly set: string } | { readonly level: string }): void {
    this.dispatchEvent(new CustomEvent('fp-rules', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-rule-list': FpRuleList;
  }
}
