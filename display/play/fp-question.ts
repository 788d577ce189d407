import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Answer, Direction, Question } from '../../server/web/wire.js';
import { rowCol } from '../board/geometry.js';
import { pawnsOf } from '../crew.js';
import { sendCommand } from '../events.js';
import { FpElement } from '../fp-element.js';
import { known } from '../known.js';
import { shared } from '../styles.js';
import { picture } from '../tokens/draw.js';
import { falseAlarm } from '../tokens/falseAlarm.js';
import { firefighter } from '../tokens/firefighter.js';
import { hazmat } from '../tokens/hazmat.js';
import { victim } from '../tokens/victim.js';
import { wayMark } from '../tokens/wayMark.js';
import type { Naming } from '../words/index.js';
import { sidesSeen, tellOption, whoName } from '../words/index.js';
import { diceStyles, diePair } from './dice.js';
import { isAskedInPanel, letteredOf } from './options.js';

const KINDS: Readonly<Record<string, () => ReturnType<typeof victim>>> = { victim, falseAlarm, hazmat };

/** More spaces than these are no help in a line; the plan shows them all. */
const FEW = 5;

/** Options about standing are written `who space`. */
const whoOf = (option: string) => option.split(' ')[0] ?? '';
const spaceOf = (option: string) => option.split(' ')[1] ?? null;

/** What the table is asked, as big plain choices. */
@customElement('fp-question')
export class FpQuestion extends FpElement {
  @property({ attribute: false }) question!: Question;
  @property({ attribute: false }) naming!: Naming;
  /** In a list of instructions: one line of small choices. */
  @property({ type: Boolean, reflect: true }) brief = false;
  /** Who was said to stand where, so far; sent by the primary button. */
  @property({ attribute: false }) chosen: readonly string[] = [];

  override render() {
    const { question } = this;
    if (question.for === 'choice' && question.about === 'standing') {
      return this.standing(question.spaces, question.options);
    }
    const options = letteredOf(question);
    if (options.length === 0) return '';
    const isOfPlaces = question.for === 'choice' && !isAskedInPanel(question);
    const sides = isOfPlaces ? sidesSeen(this.naming, options) : [];
    return html`<div class=${`choices ${question.for === 'flip' ? 'flip' : 'places'}`} role="group">
      ${options.map((option, i) => this.choice(option, sides[i]))}
    </div>`;
  }

  private choice(option: string, toward: Direction | undefined) {
    const { question, naming } = this;
    const kind = question.for === 'flip' ? known(KINDS, option) : undefined;
    return html`<button class="choice" @click=${() => this.answer(option)}>
      ${kind ? html`<span class="kind">${picture(kind())}</span>` : ''}
      ${toward ? html`<span class="way">${picture(wayMark(toward), '-54 -54 108 108')}</span>` : ''}
      <span class="name">${tellOption(naming, question, option)}</span>
      ${rowCol(option) ? diePair(naming, option) : ''}
    </button>`;
  }

  /** Several may stand in the fire: a tap on somebody leads through the spaces in question, and back to none. */
  private standing(spaces: readonly string[], options: readonly string[]) {
    const { naming } = this;
    const pawnOf = pawnsOf(naming.crew);
    const people = [...new Set(options.filter(option => option !== 'nobody').map(whoOf))];
    return html`
      <p class="spaces">${spaces.slice(0, FEW).map(space => diePair(naming, space))}${spaces.length > FEW ? ' …' : ''}</p>
      <div class="choices people" role="group">
        ${people.map(who => {
          const chosen = this.chosen.find(option => whoOf(option) === who) ?? null;
          return html`<button class="choice" aria-pressed=${chosen ? 'true' : 'false'} @click=${() => this.lead(who, options)}>
            <span class="kind">${picture(firefighter(pawnOf(who)))}</span>
            <span class="name">${whoName(naming, who)}</span>
            ${chosen ? diePair(naming, spaceOf(chosen)) : html`<span class="none">–</span>`}
          </button>`;
        })}
      </div>
    `;
  }

  private lead(who: string, options: readonly string[]): void {
    const own = options.filter(option => whoOf(option) === who);
    const now = this.chosen.find(option => whoOf(option) === who);
    const next = own[now === undefined ? 0 : own.indexOf(now) + 1];
    const detail = [...this.chosen.filter(option => option !== now), ...(next === undefined ? [] : [next])];
    this.dispatchEvent(new CustomEvent('fp-standing', { detail, bubbles: true, composed: true }));
  }

  private answer(value: Answer): void {
    sendCommand(this, { do: 'input', input: { do: 'answer', value } });
  }

  static override styles = [
    shared,
    diceStyles,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: calc(1.5 * var(--gap));
        min-height: 0;
      }
      :host(:has(.places, .flip)) {
        grid-template-rows: minmax(0, 1fr);
        align-content: stretch;
      }
      .spaces {
        display: flex;
        gap: calc(4 * var(--gap));
        color: var(--ink-2);
        font-size: var(--type-place);
      }
      .choices {
        display: grid;
        gap: calc(1.5 * var(--gap));
      }
      /* As tall as one likes them where there is room, and never over what stands below. */
      :host(:not([brief])) :is(.places, .flip) {
        --tall: var(--bar);
        grid-auto-rows: minmax(var(--touch), var(--tall));
        min-height: 0;
      }
      :host(:not([brief])) .flip {
        --tall: calc(1.5 * var(--bar));
      }
      .choice {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--gap));
        min-height: var(--bar);
        font-size: var(--type-verb);
        font-weight: 700;
      }
      :host(:not([brief])) :is(.places, .flip) .choice {
        min-height: 0;
      }
      :host(:not([brief])) .flip .choice {
        font-size: calc(1.25 * var(--type-verb));
      }
      .choice[aria-pressed='true'] {
        border-color: var(--signal);
        background: color-mix(in srgb, var(--signal) 16%, var(--raised));
      }
      .name {
        flex: 1;
        line-height: 1.12;
      }
      .way svg {
        width: var(--badge);
        height: var(--badge);
      }
      .kind svg {
        width: calc(1.25 * var(--icon));
        height: calc(1.25 * var(--icon));
      }
      .none {
        color: var(--ink-3);
      }
      /* A whole crew stands in two columns. */
      .people:has(> :nth-child(5)) {
        grid-template-columns: 1fr 1fr;
      }
      @media (orientation: portrait) {
        .people {
          grid-template-columns: 1fr 1fr;
          gap: var(--gap);
        }
        .people .choice {
          min-height: var(--touch);
        }
        :host(:not([brief])) .places {
          grid-template-columns: 1fr 1fr;
        }
      }
      @media (orientation: portrait) and (min-width: 600px) {
        :host(:not([brief])) .flip {
          grid-auto-flow: column;
          grid-auto-columns: minmax(0, 1fr);
        }
      }
      @media (orientation: portrait) and (max-width: 599px) {
        :host(:not([brief])) .places {
          gap: 8px;
        }
        .places .choice {
          gap: 8px;
          padding: 0 8px;
          font-size: 18px;
        }
      }
      @media (orientation: landscape) and (max-height: 599px) {
        .people {
          grid-template-columns: 1fr 1fr;
        }
        .people .choice {
          gap: 6px;
          padding: 0 6px;
          font-size: 16px;
        }
        .people .kind svg {
          width: 30px;
          height: 30px;
        }
      }
      :host([brief]) .choices {
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      :host([brief]) .choice {
        gap: var(--gap);
        min-height: var(--touch);
        padding-inline: var(--gap);
        font-size: var(--type-place);
      }
      :host([brief]) .kind svg,
      :host([brief]) .way svg {
        width: calc(0.85 * var(--badge));
        height: calc(0.85 * var(--badge));
      }
      /* Three kinds side by side on a small screen: the picture stands above the word. */
      @media (orientation: landscape) and (max-height: 599px), (orientation: portrait) and (max-width: 599px) {
        :host([brief]) .flip:has(> :nth-child(3)) {
          grid-auto-columns: auto;
        }
        :host([brief]) .flip:has(> :nth-child(3)) .choice {
          flex-direction: column;
          justify-content: center;
          gap: 0;
          padding: 1px 0;
        }
        :host([brief]) .flip:has(> :nth-child(3)) .name {
          flex: none;
          line-height: 1;
          white-space: nowrap;
        }
        :host([brief]) .flip:has(> :nth-child(3)) .kind svg {
          width: 20px;
          height: 20px;
        }
      }
      :host([brief]) .dice svg {
        width: calc(0.75 * var(--die));
        height: calc(0.75 * var(--die));
      }
    `,
  ];
}

declare global {
  interface HTMLElementEventMap {
    'fp-standing': CustomEvent<readonly string[]>;
  }
  interface HTMLElementTagNameMap {
    'fp-question': FpQuestion;
  }
}
