import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Catalogue, RuleSetEntry, TableView } from '../../server/web/wire.js';
import { FpElement } from '../fp-element.js';
import { known } from '../known.js';
import '../controls/fp-options.js';
import '../controls/fp-page.js';
import '../controls/fp-segments.js';
import '../controls/fp-sheet.js';
import { go, prefer, sendCommand } from '../events.js';
import '../fp-hold-button.js';
import type { Preferences } from '../preferences.js';
import { shared } from '../styles.js';
import { crewName } from '../words/index.js';
import { Speaking } from '../words/language.js';
import * as draftOf from './newGame/draft.js';
import './newGame/fp-board-list.js';
import './newGame/fp-crew-grid.js';
import './newGame/fp-firefighter.js';
import type { MemberChange } from './newGame/fp-firefighter.js';
import './newGame/fp-rule-list.js';
import { rowsOf } from './newGame/rows.js';
import { newGameStyles } from './newGame/styles.js';

const PARTS = ['rules', 'board', 'crew'] as const;

/** A new game: rules, board and crew side by side, and everything already chosen as it was last time. */
@customElement('fp-new-game')
export class FpNewGame extends FpElement {
  static override styles = [shared, newGameStyles];

  @property({ attribute: false }) view!: TableView;
  @property({ attribute: false }) catalogue!: Catalogue;
  @property({ attribute: false }) preferences!: Preferences;
  @state() private draft: draftOf.GameDraft | null = null;
  /** The sheet that is open: a row, or a firefighter. */
  @state() private open: { readonly row: string } | { readonly member: string } | null = null;
  /** Small screens show one part at a time. */
  @state() private shown: string = 'rules';
  private readonly speaking = new Speaking(this);

  override render() {
    const { newGame } = this.speaking.words.screens;
    const draft = this.current;
    const entry = draftOf.entryOf(draft, this.catalogue);
    if (!entry) return nothing;
    const isReady = draft.crew.length > 0;
    return html`<fp-page .heading=${newGame.title} .says=${isReady ? this.summary(draft) : newGame.nobody}>
        <fp-segments
          class="parts"
          .label=${newGame.title}
          .options=${PARTS.map(id => ({ id, name: newGame[id] }))}
          .chosen=${this.shown}
          @fp-pick=${(event: CustomEvent<string>) => {
            this.shown = event.detail;
          }}
        ></fp-segments>
        <div class="columns" data-part=${this.shown}>
          ${this.rules(draft, entry)} ${this.boards(draft, entry)} ${this.crew(draft, entry)}
        </div>
        <p slot="foot" class="kept">${this.isGameRunning ? newGame.keepsOld : nothing}</p>
        ${
          this.isGameRunning && isReady
            ? html`<fp-hold-button slot="foot" primary class="go" id="go" .label=${newGame.hold} @fp-held=${() => this.begin(draft, entry)}></fp-hold-button>`
            : html`<button slot="foot" class="primary go" id="go" ?disabled=${!isReady} @click=${() => this.begin(draft, entry)}>
                ${newGame.go}
              </button>`
        }
      </fp-page>
      ${this.sheet(draft, entry)}`;
  }

  private get isGameRunning(): boolean {
    return this.view.game !== null && !this.view.game.result;
  }

  private get current(): draftOf.GameDraft {
    const { catalogue } = this;
    const { dice, markers } = this.view;
    return (
      this.draft ??
      draftOf.renewDraft(this.preferences.lastGame, draftOf.freshDraft(catalogue, dice, markers), catalogue)
    );
  }

  private summary(draft: draftOf.GameDraft): string {
    const { rules, screens } = this.speaking.words;
    return `${screens.newGame.ready(known(rules.sets, draft.set)?.name ?? draft.set, draft.crew.length)} ${this.isGameRunning ? screens.newGame.holdHint : screens.newGame.goHint}`;
  }

  private rules(draft: draftOf.GameDraft, entry: RuleSetEntry) {
    return html`<section class="rules">
      ${this.heading(1, this.speaking.words.screens.newGame.rules)}
      <fp-rule-list
        .entries=${this.catalogue.ruleSets}
        .chosen=${draft.set}
        .level=${draftOf.levelOf(draft, entry)}
        @fp-rules=${(event: HTMLElementEventMap['fp-rules']) => {
          const { detail } = event;
          this.draft =
            'set' in detail
              ? draftOf.withRuleSet(draft, this.catalogue, detail.set)
              : { ...draft, level: detail.level };
        }}
      ></fp-rule-list>
    </section>`;
  }

  private boards(draft: draftOf.GameDraft, entry: RuleSetEntry) {
    return html`<section class="board">
      ${this.heading(2, this.speaking.words.screens.newGame.board)}
      <fp-board-list
        .boards=${this.catalogue.boards.filter(({ id }) => entry.boards.includes(id))}
        .chosen=${draft.board}
        .printed=${entry.isPrinted && draft.variants.every(variant => !entry.variants.includes(variant))}
        @fp-pick=${(event: CustomEvent<string>) => {
          this.draft = { ...draft, board: event.detail };
        }}
      ></fp-board-list>
    </section>`;
  }

  private crew(draft: draftOf.GameDraft, entry: RuleSetEntry) {
    const { newGame } = this.speaking.words.screens;
    return html`<section class="crew">
      ${this.heading(3, newGame.crew, newGame.countCrew(draft.crew.length))}
      <fp-crew-grid
        .crew=${draft.crew}
        .casting=${draft.modulesOff.includes('specialists') || entry.roles.length === 0 ? null : draftOf.castingOf(draft, entry)}
        @fp-member=${(event: CustomEvent<string>) => this.tapMember(draft, event.detail)}
      ></fp-crew-grid>
      <ul class="rows">
        ${rowsOf(draft, entry, this.speaking.words, this.view.tower.kind).map(
          row => html`<li>
            <button data-row=${row.id} @click=${() => this.openRow(row.id)}>
              <span>${row.label}</span><b>${row.value}</b>
            </button>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  private heading(number: number, name: string, aside = '') {
    return html`<h2><span class="number" aria-hidden="true">${number}</span>${name}<small>${aside}</small></h2>`;
  }

  private sheet(draft: draftOf.GameDraft, entry: RuleSetEntry) {
    if (!this.open) return nothing;
    const close = () => {
      this.open = null;
    };
    if ('member' in this.open) {
      const who = this.open.member;
      const member = draft.crew.find(one => one.id === who) ?? { id: who };
      return html`<fp-firefighter
        .member=${member}
        .names=${namesBeside(draft, who)}
        .roles=${this.rolesOf(draft, entry)}
        .specialists=${entry.specialists}
        .taken=${this.takenBeside(draft, who)}
        @fp-change=${(event: CustomEvent<MemberChange>) => this.changeMember(draft, event.detail)}
        @fp-close=${close}
      ></fp-firefighter>`;
    }
    const { row: id } = this.open;
    const row = rowsOf(draft, entry, this.speaking.words, this.view.tower.kind).find(one => one.id === id);
    if (!row) return nothing;
    return html`<fp-sheet .heading=${row.label} @fp-close=${close}>
      <fp-options
        .label=${row.label}
        .options=${row.options}
        .chosen=${row.chosen}
        ?many=${row.isMany}
        @fp-pick=${(event: CustomEvent<string>) => {
          this.draft = { ...draft, ...row.choose(event.detail) };
          if (!row.isMany) close();
        }}
      ></fp-options>
    </fp-sheet>`;
  }

  private rolesOf(draft: draftOf.GameDraft, entry: RuleSetEntry): readonly string[] {
    const isChosen = !draft.modulesOff.includes('specialists') && draftOf.castingOf(draft, entry) !== 'mustBeDealt';
    return isChosen ? entry.roles : [];
  }

  /** A specialist is one of a kind: what somebody else has is not to be had. */
  private takenBeside(draft: draftOf.GameDraft, who: string): Readonly<Record<string, string>> {
    const others = draft.crew.flatMap(({ id, role }) => (id !== who && role ? [[role, id] as const] : []));
    return Object.fromEntries(others.map(([role, id]) => [role, crewName(this.speaking.words, draft.crew, id)]));
  }

  private openRow(row: string): void {
    this.open = { row };
  }

  /** An empty place is taken at once; one that is taken opens its sheet. */
  private tapMember(draft: draftOf.GameDraft, who: string): void {
    if (draft.crew.some(member => member.id === who)) this.open = { member: who };
    else this.draft = draftOf.withMember(draft, { id: who });
  }

  private changeMember(draft: draftOf.GameDraft, change: MemberChange): void {
    if (change.change === 'member') this.draft = draftOf.withMember(draft, change.member);
    if (change.change === 'out') {
      this.draft = draftOf.withoutMember(draft, change.who);
      this.open = null;
    }
    if (change.change === 'seat') {
      const order = draftOf.reseated(
        draft.crew.map(member => member.id),
        change.who,
        change.by,
      );
      this.draft = { ...draft, crew: order.flatMap(id => draft.crew.find(member => member.id === id) ?? []) };
    }
  }

  private begin(draft: draftOf.GameDraft, entry: RuleSetEntry): void {
    prefer(this, { lastGame: draft });
    sendCommand(this, {
      do: 'newGame',
      setup: draftOf.setupOf(draft, entry, pickAtRandom),
      dice: draft.dice,
      markers: draft.markers,
    });
    go(this, draft.start === 'takeOver' ? 'correct' : 'play');
  }
}

function namesBeside(draft: draftOf.GameDraft, who: string): readonly string[] {
  const names = draft.crew.flatMap(member => (member.id !== who && member.name ? [member.name] : []));
  return [...new Set(names)];
}

function pickAtRandom<T>(among: readonly T[]): T | undefined {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return among[number % Math.max(1, among.length)];
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-new-game': FpNewGame;
  }
}
