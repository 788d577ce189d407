import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { FpElement } from '../fp-element.js';
import '../controls/fp-page.js';
import { OnKey } from '../controls/on-key.js';
import { go } from '../events.js';
import { icon } from '../icons.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/language.js';
import { storyPicture } from './howItWorks/pictures.js';

/** The game with this screen, told in six pictures and about a minute. */
@customElement('fp-how-it-works')
export class FpHowItWorks extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }
      .page {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        gap: calc(2 * var(--gap));
        height: 100%;
        text-align: center;
      }
      .picture {
        width: 100%;
        height: 100%;
        padding: calc(3 * var(--gap));
        border-radius: calc(1.4 * var(--radius));
        background: var(--ground);
        font-family: var(--face);
      }
      h2 {
        font-size: calc(0.9 * var(--type-prompt));
        font-weight: 780;
        letter-spacing: -0.02em;
      }
      .told p {
        max-width: 44em;
        margin: var(--gap) auto 0;
        color: var(--ink-2);
        font-size: var(--type-turn);
      }
      .dots {
        display: flex;
        gap: calc(1.4 * var(--gap));
      }
      .dots i {
        width: max(10px, 16 * var(--u));
        height: max(10px, 16 * var(--u));
        border: 2px solid var(--edge);
        border-radius: 50%;
      }
      .dots i.seen {
        border-color: var(--signal);
        background: var(--signal);
      }
      .next {
        display: flex;
        justify-content: center;
        align-items: center;
        gap: var(--gap);
        flex: 0 1 calc(3.2 * var(--bar));
        min-height: var(--bar);
      }
      .previous {
        display: flex;
        align-items: center;
        gap: var(--gap);
        min-height: var(--bar);
        margin-right: auto;
        padding: 0 calc(4 * var(--gap)) 0 calc(2 * var(--gap));
        font-size: var(--type-verb);
        font-weight: 700;
      }
      .line {
        width: 1.2em;
      }
      @media (orientation: portrait) {
        .page {
          grid-template-rows: auto auto;
          align-content: center;
        }
        .picture {
          height: auto;
          aspect-ratio: 1.6;
        }
      }
      @media (max-width: 599px) {
        .previous {
          padding: 0 calc(2 * var(--gap));
          font-size: min(var(--type-verb), 22px);
        }
      }
      @media (max-height: 599px) {
        h2 {
          font-size: var(--type-prompt);
        }
        .picture {
          padding: var(--gap);
        }
      }
    `,
  ];

  @state() private page = 0;
  private readonly speaking = new Speaking(this);

  constructor() {
    super();
    new OnKey(this, 'Escape', () => this.goBack());
  }

  override render() {
    const { how } = this.speaking.words.screens;
    const { common } = this.speaking.words;
    const { pages } = how;
    const isLast = this.page === pages.length - 1;
    const shown = pages[this.page];
    return html`<fp-page still back="" .heading=${how.title}>
      <span slot="aside" class="dots" role="img" aria-label=${how.step(this.page + 1, pages.length)}>
        ${pages.map((_, i) => html`<i class=${i <= this.page ? 'seen' : ''}></i>`)}
      </span>
      <div class="page">
        ${storyPicture(this.page)}
        <div class="told" aria-live="polite">
          <h2>${shown?.title}</h2>
          <p>${shown?.says}</p>
        </div>
      </div>
      <button slot="foot" class="previous" @click=${() => this.goBack()}>
        ${icon('left')}${common.back}
      </button>
      <button slot="foot" class="primary next" id="next" @click=${() => (isLast ? go(this, 'newGame') : this.turn(1))}>
        ${isLast ? how.end : html`${common.next}${icon('right')}`}
      </button>
    </fp-page>`;
  }

  private goBack(): void {
    if (this.page === 0) go(this, 'start');
    else this.turn(-1);
  }

  private turn(by: -1 | 1): void {
    this.page += by;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-how-it-works': FpHowItWorks;
  }
}
