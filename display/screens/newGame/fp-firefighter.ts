import type { PropertyValues } from 'lit';
import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { CrewMember, Role, Specialist } from '../../../server/web/wire.js';
import { FpElement } from '../../fp-element.js';
import { known } from '../../known.js';
import { colourName } from '../../words/index.js';
import '../../controls/fp-letters.js';
import '../../controls/fp-segments.js';
import '../../controls/fp-sheet.js';
import '../../controls/fp-specialists.js';
import { icon } from '../../icons.js';
import { shared } from '../../styles.js';
import { Speaking } from '../../words/language.js';
import { firefighterStyles } from './firefighterStyles.js';
import { beginsWord, NAME_LENGTH, withLetter, withoutLetter } from './typing.js';

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

const LATER = 'later';

/** The sheet of one firefighter: name, specialist, seat. Whatever was typed holds, however the sheet is closed. */
@customElement('fp-firefighter')
export class FpFirefighter extends FpElement {
  static override styles = [shared, firefighterStyles];

  @property({ attribute: false }) member!: CrewMember;
  /** Names around the table: who plays two firefighters taps their own. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** Specialists that can be taken; empty when there are none, or when they can no longer be chosen here. */
  @property({ attribute: false }) roles: readonly string[] = [];
  @property({ attribute: false }) specialists: Readonly<Record<string, Specialist>> = {};
  /** Who has which specialist already. */
  @property({ attribute: false }) taken: Readonly<Record<string, string>> = {};
  @state() private name: string | null = null;
  /** Small screens show one part at a time. */
  @state() private shown = 'name';
  @query('input') private readonly box!: HTMLInputElement;
  private readonly speaking = new Speaking(this);

  override render() {
    const { words } = this.speaking;
    const { firefighter } = words.screens;
    const { id } = this.member;
    const heading = firefighter.title(colourName(words, id), known(words.crew.shapes, id) ?? '');
    const hasRoles = this.roles.length > 0;
    return html`<fp-sheet ?wide=${hasRoles} .heading=${heading} @fp-close=${this.closeKeepingName}>
      ${hasRoles ? this.parts() : nothing}
      <div class=${hasRoles ? 'both' : ''} data-part=${this.shown}>
        <section class="name">${this.nameBox()} ${this.otherNames()}</section>
        ${hasRoles ? this.roleChoice() : nothing}
      </div>
      <div slot="foot" class="row">
        <button @click=${() => this.tell({ change: 'seat', who: id, by: -1 })}>${icon('left')}${firefighter.earlier}</button>
        <button @click=${() => this.tell({ change: 'seat', who: id, by: 1 })}>${firefighter.later}${icon('right')}</button>
        <slot name="out"
          ><button @click=${() => this.tell({ change: 'out', who: id })}>${icon('close')}${firefighter.sitsOut}</button></slot
        >
        <button class="primary" @click=${this.finish}>${words.common.done}</button>
      </div>
    </fp-sheet>`;
  }

  /** A keyboard writes into the box at once; the letters on the screen do so in any case. */
  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    void this.updateComplete.then(() => this.box.focus());
  }

  private get typed(): string {
    return this.name ?? this.member.name ?? '';
  }

  private parts() {
    const { firefighter } = this.speaking.words.screens;
    return html`<fp-segments
      slot="head"
      class="parts"
      .label=${firefighter.parts.name}
      .options=${Object.entries(firefighter.parts).map(([id, name]) => ({ id, name }))}
      .chosen=${this.shown}
      @fp-pick=${(event: CustomEvent<string>) => {
        this.shown = event.detail;
      }}
    ></fp-segments>`;
  }

  private nameBox() {
    const { firefighter } = this.speaking.words.screens;
    const { typed } = this;
    return html`<label>
        <h3>${firefighter.name}</h3>
        <input
          type="text"
          inputmode="none"
          autocomplete="off"
          spellcheck="false"
          maxlength=${NAME_LENGTH}
          placeholder=${firefighter.nameHint}
          .value=${typed}
          @input=${(event: Event) => this.rename((event.target as HTMLInputElement).value)}
          @keydown=${this.finishOnEnter}
        />
      </label>
      <fp-letters
        ?capital=${beginsWord(typed)}
        ?full=${typed.length >= NAME_LENGTH}
        @fp-letter=${(event: CustomEvent<string>) => this.rename(withLetter(typed, event.detail))}
        @fp-erase=${() => this.rename(withoutLetter(typed))}
      ></fp-letters>`;
  }

  private otherNames() {
    if (this.names.length === 0) return nothing;
    return html`<div class="others">
      <h3>${this.speaking.words.screens.firefighter.alsoPlays}</h3>
      <div class="row">
        ${this.names.map(name => html`<button @click=${() => this.rename(name)}>${name}</button>`)}
      </div>
    </div>`;
  }

  private roleChoice() {
    const { firefighter, newGame } = this.speaking.words.screens;
    const choose = (role: string) => {
      const { role: _, ...rest } = this.member;
      this.tell({ change: 'member', member: role === LATER ? rest : { ...rest, role: role as Role } });
    };
    return html`<section class="pick">
      <h3>${firefighter.specialist}</h3>
      <fp-specialists
        .label=${firefighter.specialist}
        .roles=${this.roles}
        .facts=${this.specialists}
        .taken=${this.taken}
        .chosen=${this.member.role ?? ''}
        @fp-pick=${(event: CustomEvent<string>) => choose(event.detail)}
      >
        <button class="later" role="radio" aria-checked=${!this.member.role} data-id=${LATER} @click=${() => choose(LATER)}>
          <b>${firefighter.chooseLater}</b><span>${newGame.deal.chosen.says}</span>
        </button>
      </fp-specialists>
    </section>`;
  }

  private readonly finishOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.isComposing) this.finish();
  };

  private rename(name: string): void {
    this.name = name;
  }

  private readonly closeKeepingName = (event: Event): void => {
    event.stopPropagation();
    this.finish();
  };

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
