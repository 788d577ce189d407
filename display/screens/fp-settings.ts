import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Board, DiceSource, MarkerSource, TableView } from '../../server/web/wire.js';
import { FpElement } from '../fp-element.js';
import '../board/fp-board.js';
import '../controls/fp-page.js';
import '../controls/fp-segments.js';
import { go, type Place, prefer, sendCommand } from '../events.js';
import '../fp-hold-button.js';
import { type IconName, icon } from '../icons.js';
import type { Preferences } from '../preferences.js';
import { shared } from '../styles.js';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES, Speaking } from '../words/language.js';
import { diceOf } from './newGame/rows.js';
import { louder, nextTurn } from './settings/steps.js';
import { settingsStyles } from './settings/styles.js';

/** The menu: what can be done with this game, and how this screen likes to be. */
@customElement('fp-settings')
export class FpSettings extends FpElement {
  static override styles = [shared, settingsStyles];

  @property({ attribute: false }) view!: TableView;
  /** Shown turned as this screen shows it. */
  @property({ attribute: false }) board?: Board;
  @property({ attribute: false }) preferences!: Preferences;
  /** The browser does not keep this screen awake; said plainly. */
  @property({ type: Boolean }) sleepy = false;
  /** Small screens show one part at a time. */
  @state() private shown = 'game';
  private readonly speaking = new Speaking(this);

  override render() {
    const { settings } = this.speaking.words.screens;
    const { game } = this.view;
    const isPlayed = game !== null && !game.result;
    const parts = { game: isPlayed ? settings.game : settings.table, screen: settings.screen };
    return html`<fp-page .heading=${settings.title} .back=${isPlayed ? 'play' : 'start'}>
      <fp-segments
        class="parts"
        .label=${settings.title}
        .options=${plain(parts)}
        .chosen=${this.shown}
        @fp-pick=${(event: CustomEvent<string>) => {
          this.shown = event.detail;
        }}
      ></fp-segments>
      <div class="columns" data-part=${this.shown}>
        <section class="game">
          <h2>${parts.game}</h2>
          ${isPlayed ? this.gameActs() : nothing} ${this.ways()} ${this.joining()}
        </section>
        <section class="screen">
          <h2>${parts.screen}</h2>
          ${this.looks()} ${this.sounds()} ${this.seat()} ${this.lock()}
          ${this.sleepy ? html`<p class="sleepy">${icon('sleep')}${this.speaking.words.link.awake}</p>` : nothing}
        </section>
      </div>
    </fp-page>`;
  }

  private gameActs() {
    const { settings } = this.speaking.words.screens;
    const { rules } = this.speaking.words;
    return html`<div class="acts">
        ${this.act('correct', 'pencil', settings.correct, settings.correctHint)}
        ${this.act('rebuild', 'plan', settings.rebuild, settings.rebuildHint)}
        ${this.act('crew', 'crew', settings.crew, settings.crewHint)}
        ${this.act('history', 'history', settings.history, settings.historyHint)}
        <fp-hold-button class="act" id="end" .label=${`${settings.end} ${settings.endHint}`} @fp-held=${() => this.endGame()}>
          <span class="inside">${icon('flag')}<span><b>${settings.end}</b><small>${settings.endHint}</small></span></span>
        </fp-hold-button>
      </div>
      ${this.choice(settings.dice, named(diceOf(this.speaking.words, this.view.tower.kind)), this.view.dice, id =>
        sendCommand(this, { do: 'setDice', dice: id as DiceSource }),
      )}
      ${this.choice(settings.markers, named(rules.markers), this.view.markers, id =>
        sendCommand(this, { do: 'setMarkers', markers: id as MarkerSource }),
      )}`;
  }

  private ways() {
    const { settings } = this.speaking.words.screens;
    return html`<div class="ways">
      ${this.way('start', 'house', settings.home)} ${this.way('pastGames', 'archive', settings.past)}
      ${this.way('howItWorks', 'book', settings.how)} ${this.way('keys', 'keys', settings.keys)}
    </div>`;
  }

  private joining() {
    const { settings } = this.speaking.words.screens;
    const { join, screens } = this.view;
    return html`<div class="join">
      ${icon('screen')}
      <p>
        <b>${settings.join}</b>
        <small>${join ? settings.joinHint(typedAddress(join.address)) : settings.joinOff} ${screens > 1 ? settings.screens(screens) : ''}</small>
      </p>
      ${join ? html`<output>${join.code}</output>` : nothing}
    </div>`;
  }

  private looks() {
    const { settings } = this.speaking.words.screens;
    const { theme, textSize, motion } = this.preferences;
    const languages = LANGUAGES.map(id => ({ id, name: LANGUAGE_NAMES[id] }));
    return html`${this.choice(settings.language, languages, currentLanguage(), language => prefer(this, { language }))}
    ${this.choice(settings.theme, plain(settings.themes), theme, id => prefer(this, { theme: id as Preferences['theme'] }))}
    ${this.choice(settings.text, plain(settings.texts), textSize, id =>
      prefer(this, { textSize: id as Preferences['textSize'] }),
    )}
    ${this.choice(settings.motion, plain(settings.motions), motion, id =>
      prefer(this, { motion: id as Preferences['motion'] }),
    )}`;
  }

  private sounds() {
    const { settings } = this.speaking.words.screens;
    const { volume, isMuted } = this.preferences;
    const change = (by: number) => prefer(this, { volume: louder(volume, by), isMuted: false });
    return html`<div class="setting">
      <span>${settings.volume}</span>
      <div class="sound">
        <button class="choice" aria-label=${settings.quieter} @click=${() => change(-1)}>${icon('minus')}</button>
        <output>${isMuted ? settings.muted : `${Math.round(volume * 100)} %`}</output>
        <button class="choice" aria-label=${settings.louder} @click=${() => change(1)}>${icon('plus')}</button>
        <button class="choice" aria-pressed=${isMuted} @click=${() => prefer(this, { isMuted: !isMuted })}>
          ${icon(isMuted ? 'muted' : 'sound')}${settings.mute}
        </button>
      </div>
    </div>`;
  }

  private seat() {
    const { settings } = this.speaking.words.screens;
    const { turned, isMirrored } = this.preferences;
    return html`<div class="setting seat">
      <span>${settings.seat}<small>${settings.seatHint}</small></span>
      <div class="sound">
        ${this.board ? html`<fp-board picture .board=${this.board} .seat=${{ turned, isMirrored }}></fp-board>` : nothing}
        <button class="choice" @click=${() => prefer(this, { turned: nextTurn(turned) })}>${icon('turn')}${settings.turn}</button>
        <button class="choice" aria-pressed=${isMirrored} @click=${() => prefer(this, { isMirrored: !isMirrored })}>
          ${icon('mirror')}${settings.mirror}
        </button>
      </div>
    </div>`;
  }

  private lock() {
    const { settings } = this.speaking.words.screens;
    return html`<div class="setting lock">
      <span>${settings.lock}<small>${settings.lockHint}</small></span>
      <div class="sound">
        <button class="choice" id="lock" @click=${() => this.lockNow()}>${icon('lock')}${settings.lock}</button>
      </div>
    </div>`;
  }

  private act(to: Place, picture: IconName, name: string, hint: string) {
    return html`<button class="act" @click=${() => go(this, to)}>
      ${icon(picture)}<span><b>${name}</b><small>${hint}</small></span>
    </button>`;
  }

  private way(to: Place, picture: IconName, name: string) {
    return html`<button @click=${() => go(this, to)}>${icon(picture)}${name}</button>`;
  }

  private choice(
    label: string,
    options: readonly { id: string; name: string }[],
    chosen: string,
    pick: (id: string) => void,
  ) {
    return html`<div class="setting">
      <span>${label}</span>
      <fp-segments
        .label=${label}
        .options=${options}
        .chosen=${chosen}
        @fp-pick=${(event: CustomEvent<string>) => pick(event.detail)}
      ></fp-segments>
    </div>`;
  }

  private lockNow(): void {
    prefer(this, { isLocked: true });
    go(this, this.view.game ? 'play' : 'start');
  }

  private endGame(): void {
    sendCommand(this, { do: 'closeGame' });
    go(this, 'start');
  }
}

const named = (choices: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(choices).map(([id, { name }]) => ({ id, name }));

const plain = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([id, name]) => ({ id, name }));

/** The address as people type it. */
function typedAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-settings': FpSettings;
  }
}
