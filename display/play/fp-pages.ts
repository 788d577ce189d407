import type { PropertyValues, TemplateResult } from 'lit';
import { css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { FpElement } from '../fp-element.js';
import { shared } from '../styles.js';
import { Speaking } from '../words/index.js';
import { diceStyles } from './dice.js';
import { pager, pagerStyles } from './pager.js';

/** A list that turns pages instead of scrolling: a scroll is too easily taken for a tap, and a tap for a scroll. */
@customElement('fp-pages')
export class FpPages extends FpElement {
  @property({ attribute: false }) rows: readonly TemplateResult[] = [];
  /** How many rows there are in all, where not all of them are here yet; those that are missing are asked for (`fp-more`). */
  @property({ type: Number }) of = 0;
  @state() private perPage = 6;
  @state() private page = 0;
  private readonly speaking = new Speaking(this);
  private readonly watcher = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  override render() {
    const { last, first, page } = this.pages();
    const shown = this.rows.slice(first, first + this.perPage);
    return html`
      <ul>
        ${shown.map(row => html`<li>${row}</li>`)}
      </ul>
      ${
        last === 0
          ? ''
          : pager(this.speaking.words, {
              page,
              first,
              count: shown.length,
              of: this.count,
              turn: to => this.turn(to),
            })
      }
    `;
  }

  /** Asks once for each page and each answer: whoever cannot give more must not be asked without end. */
  protected override updated(changed: PropertyValues): void {
    const before = changed.get('rows') as FpPages['rows'] | undefined;
    const isOtherPage = changed.has('page') || changed.has('perPage');
    if (!isOtherPage && (!changed.has('rows') || before?.length === this.rows.length)) return;
    const isMissing = this.rows.length < Math.min(this.pages().first + this.perPage, this.count);
    if (isMissing) this.dispatchEvent(new CustomEvent('fp-more'));
  }

  private get count(): number {
    return Math.max(this.of, this.rows.length);
  }

  private pages() {
    const last = Math.max(0, Math.ceil(this.count / this.perPage) - 1);
    const page = Math.min(this.page, last);
    return { last, page, first: page * this.perPage };
  }

  private turn(to: number): void {
    this.page = to;
  }

  private measure(): void {
    const row = Math.max(52, Number.parseFloat(getComputedStyle(this).getPropertyValue('--row')));
    const rows = Math.floor(this.clientHeight / row);
    this.perPage = Math.max(1, this.count <= rows ? rows : rows - 1);
  }

  static override styles = [
    shared,
    diceStyles,
    pagerStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
        overflow: hidden;
      }
      ul {
        flex: 1;
        min-height: 0;
      }
      li {
        display: grid;
        align-items: center;
        height: max(52px, var(--row));
        border-top: max(1px, 1.5 * var(--u)) solid var(--line);
        overflow: hidden;
        font-size: var(--type-place);
        line-height: 1.15;
      }
      .event {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--gap));
      }
      .event > span:first-child {
        flex: 1;
      }
      fp-hold-button {
        display: grid;
      }
      .thing {
        display: flex;
        align-items: center;
        gap: calc(1.6 * var(--gap));
        width: 100%;
        height: 100%;
        padding: 0;
        border-color: transparent;
        line-height: 1.1;
      }
      .thing .picture svg {
        width: calc(0.9 * var(--icon));
        height: calc(0.9 * var(--icon));
      }
      .thing .name {
        flex: 1;
        min-width: 0;
      }
      .thing b,
      .thing small {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .thing b {
        font-size: max(16px, 0.85 * var(--type-verb));
      }
      .thing small {
        color: var(--ink-2);
        font-size: var(--type-small);
      }
      .done .name,
      .done .picture {
        opacity: 0.6;
      }
      .tick {
        display: grid;
        place-items: center;
        flex: none;
        width: calc(0.8 * var(--tick));
        height: calc(0.8 * var(--tick));
        border: max(1.5px, 2 * var(--u)) solid var(--edge);
        border-radius: calc(0.2 * var(--tick));
        color: var(--signal);
      }
      .tick svg {
        width: 75%;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-pages': FpPages;
  }
}
