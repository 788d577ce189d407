import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CrewMember, Role } from '../../../server/web/wire.js';
import '../../controls/fp-letters.js';
import '../../controls/fp-options.js';
import '../../controls/fp-sheet.js';
import { icon } from '../../icons.js';
import { shared } from '../../styles.js';
import { Speaking } from '../../words/language.js';

/** What was decided about one firefighter. */
export type MemberChange =
  | { readonly change: 'member'; readonly member: CrewMember }
  | { readonly change: 'out'; readonly who: string }
  | { readonly change: 'seat'; readonly who: string; readonly by: -1 | 1 };

declare global {
  interface HTMLElementEventMap {
    'fp-change': CustomEvent<MemberChange>;
  }
}

const NAME_LENGTH = 16;

/** The sheet of one firefighter: name, specialist, seat. */
@customElement('fp-firefighter')
export class FpFirefighter extends LitElement {
  static override styles = [
    shared,
    css`
      .two {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: calc(2 * var(--gap)) calc(4 * var(--gap));
      }
      @media (min-width: 900px) {
        .two.wide {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
        }
        .wide .pick {
          grid-column: 2;
          grid-row: 1 / span 3;
        }
      }
      h3 {
        margin-bottom: var(--gap);
        color: var(--ink-2);
        font-size: var(--type-place);
      }
      .name {
        display: flex;
        align-items: center;
        min-height: var(--touch);
        margin-bottom: var(--gap);
        padding: 0 calc(2 * var(--gap));
        border: max(1px, 2 * var(--u)) solid var(--edge);
        border-radius: var(--radius);
        background: var(--ground);
        font-size: var(--type-turn);
        font-weight: 700;
      }
      .name i {
        color: var(--ink-3);
        font-style: normal;
        font-weight: 450;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap);
      }
      .row button {
        display: flex;
        align-items: center;
        gap: var(--gap);
        font-size: var(--type-small);
      }
      .row .line {
        width: 1.2em;
      }
      .row .primary {
        margin-left: auto;
        padding: 0 calc(4 * var(--gap));
        font-size: var(--type-verb);
      }
      .roles {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, max(11rem, 270 * var(--u))), 1fr));
        gap: var(--gap);
      }
      .roles button {
        padding: var(--gap) calc(1.5 * var(--gap));
        border-color: var(--line);
        background: var(--raised);
        font-size: var(--type-small);
      }
      .roles button[aria-checked='true'] {
        border-color: var(--signal);
      }
      .roles b {
        display: block;
        font-size: var(--type-place);
      }
      .roles span {
        color: var(--ink-2);
      }
    `,
  ];

  @property({ attribute: false }) member!: CrewMember;
  /** Names around the table: who plays two firefighters taps their own. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** Specialists that can be taken; empty when there are none, or when they can no longer be chosen here. */
  @property({ attribute: false }) roles: readonly string[] = [];
  @state() private name: string | null = null;
  private readonly speaking = new Speaking(this);

  override render() {
    const { words } = this.speaking;
    const { firefighter } = words.screens;
    const { id } = this.member;
    const heading = firefighter.title(words.crew.colours[id] ?? id, words.crew.shapes[id] ?? '');
    return html`<fp-sheet ?wide=${this.roles.length > 0} .heading=${heading} @keydown=${this.type}>
      <div class="two ${this.roles.length > 0 ? 'wide' : ''}">
        <section>
          <h3>${firefighter.name}</h3>
          <p class="name" aria-live="polite">${this.typed || html`<i>${firefighter.nameHint}</i>`}</p>
          <fp-letters
            @fp-letter=${(event: CustomEvent<string>) => this.addLetter(event.detail)}
            @fp-erase=${() => this.erase()}
          ></fp-letters>
        </section>
        ${this.otherNames()} ${this.roles.length > 0 ? this.roleChoice() : nothing}
        <div class="row">
          <button @click=${() => this.tell({ change: 'seat', who: id, by: -1 })}>${icon('left')}${firefighter.earlier}</button>
          <button @click=${() => this.tell({ change: 'seat', who: id, by: 1 })}>${firefighter.later}${icon('right')}</button>
          <slot name="out"
            ><button @click=${() => this.tell({ change: 'out', who: id })}>${icon('close')}${firefighter.sitsOut}</button></slot
          >
          <button class="primary" @click=${this.finish}>${words.common.done}</button>
        </div>
      </div>
    </fp-sheet>`;
  }

  private get typed(): string {
    return this.name ?? this.member.name ?? '';
  }

  private otherNames() {
    if (this.names.length === 0) return nothing;
    return html`<section>
      <h3>${this.speaking.words.screens.firefighter.alsoPlays}</h3>
      <div class="row">
        ${this.names.map(name => html`<button @click=${() => this.rename(name)}>${name}</button>`)}
      </div>
    </section>`;
  }

  private roleChoice() {
    const { rules, screens } = this.speaking.words;
    const names = rules.roles as Readonly<Record<string, { name: string; says: string }>>;
    const choose = (role: string | undefined) => {
      const { role: _, ...rest } = this.member;
      this.tell({ change: 'member', member: role ? { ...rest, role: role as Role } : rest });
    };
    const tile = (id: string | undefined, name: string, says: string) =>
      html`<button role="radio" aria-checked=${this.member.role === id} data-id=${id ?? 'later'} @click=${() => choose(id)}>
        <b>${name}</b><span>${says}</span>
      </button>`;
    return html`<section class="pick">
      <h3>${screens.firefighter.specialist}</h3>
      <div class="roles" role="radiogroup" aria-label=${screens.firefighter.specialist}>
        ${tile(undefined, screens.firefighter.chooseLater, screens.newGame.deal.chosen.says)}
        ${this.roles.map(role => tile(role, names[role]?.name ?? role, names[role]?.says ?? ''))}
      </div>
    </section>`;
  }

  private readonly type = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace') this.erase();
    else if (event.key.length === 1 && /[\p{L}\p{N}' -]/u.test(event.key)) this.addLetter(event.key);
    else return;
    event.preventDefault();
  };

  private addLetter(letter: string): void {
    const isFirst = this.typed === '' || /[ -]$/.test(this.typed);
    this.name = (this.typed + (isFirst ? letter.toLocaleUpperCase() : letter)).trimStart().slice(0, NAME_LENGTH);
  }

  private erase(): void {
    this.name = [...this.typed].slice(0, -1).join('');
  }

  private rename(name: string): void {
    this.name = name;
  }

  private readonly finish = (): void => {
    const { name: _, ...rest } = this.member;
    const name = this.typed.trim();
    this.tell({ change: 'member', member: name ? { ...rest, name } : rest });
    this.dispatchEvent(new CustomEvent('fp-close', { detail: null, bubbles: true, composed: true }));
  };

  private tell(detail: MemberChange): void {
    this.dispatchEvent(new CustomEvent('fp-change', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-firefighter': FpFirefighter;
  }
}
