import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { GameView } from '../server/web/wire.js';
import { ArchiveController } from './archive-controller.js';
import type { Route } from './events.js';
import { FpElement } from './fp-element.js';
import './overlays/fp-status.js';
import type { FpWhisper } from './overlays/fp-whisper.js';
import './overlays/fp-whisper.js';
import { IdleController } from './overlays/idle-controller.js';
import { WakeLockController } from './overlays/wake-lock-controller.js';
import type { Preferences } from './preferences.js';
import { loadPreferences, savePreferences } from './preferences.js';
import { showPresses } from './pressFeedback.js';
import { firstRoute, formatRoute, parseRoute, routeAfter, withGameFor } from './routes.js';
import './fp-trouble.js';
import { loadScreensAround, SCREENS } from './screens/index.js';
import { SoundController } from './sound/sound-controller.js';
import { isDoneOnce, isHeldOn, SteadyFinger } from './steadyFinger.js';
import { shared } from './styles.js';
import type { RefusedCommand } from './table-controller.js';
import { TableController, tableAddress } from './table-controller.js';
import { isLanguage, preferredLanguage, Speaking, setLanguage } from './words/language.js';

/** Long after the first picture, soon enough for anybody who wants another screen. */
const LATER_MS = 3000;

/** A screen that could not be drawn, with the game at this revision. */
interface Broken {
  readonly error: unknown;
  readonly to: Route['to'];
  readonly revision: number;
}

/** The page: the only element that knows the connection. It shows the screen of the address and sends what is tapped. */
@customElement('fp-app')
export class FpApp extends FpElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100vh;
        height: 100dvh;
      }
      .screen {
        height: 100%;
      }
      .waiting {
        display: grid;
        place-items: center;
        height: 100%;
        color: var(--ink-2);
        font-size: var(--type-turn);
      }
    `,
  ];

  @state() private route: Route = parseRoute(location.hash);
  @state() private preferences: Preferences = loadPreferences(localStorageOrNull());
  @state() private broken: Broken | null = null;
  @query('fp-whisper') private readonly whisper!: FpWhisper | null;
  private readonly table = new TableController(this, tableAddress(location));
  private readonly archive = new ArchiveController(this, tableAddress(location));
  private readonly idle = new IdleController(this);
  private readonly wakeLock = new WakeLockController(this);
  private readonly sound = new SoundController(this, () => (this.preferences.isMuted ? 0 : this.preferences.volume));
  private readonly speaking = new Speaking(this);
  private readonly finger = new SteadyFinger();
  private seen = -1;
  private refused: RefusedCommand | null = null;
  private game: GameView | null = null;
  private isShown = false;

  constructor() {
    super();
    this.addEventListener('click', this.ignoreEcho, { capture: true });
    this.addEventListener('fp-command', event => {
      this.whisper?.hush();
      if (isDoneOnce(event.detail)) this.finger.hasActed();
      this.table.send(event.detail);
    });
    this.addEventListener('fp-go', event => {
      this.whisper?.hush();
      this.finger.hasActed();
      this.broken = null;
      location.hash = formatRoute(event.detail);
    });
    this.addEventListener('fp-broken', event => this.breakOff(event.detail));
    this.addEventListener('fp-opened', () => this.finger.hasOpened());
    this.addEventListener('fp-whisper', ({ detail: { text, beside } }) => this.whisper?.say(text, beside));
    showPresses(this);
    this.addEventListener('fp-archive', event => this.archive.fulfil(event.detail));
    this.addEventListener('fp-code', event => joinWith(event.detail));
    this.addEventListener('fp-prefer', event => {
      this.preferences = { ...this.preferences, ...event.detail };
      savePreferences(localStorageOrNull(), this.preferences);
      this.applyPreferences();
    });
    this.applyPreferences();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.followAddress);
    addEventListener('keydown', this.stopKey, { capture: true });
    // The other screens must be there even when the service goes away in mid-game.
    // What cannot be fetched now is asked for again when somebody goes there.
    setTimeout(() => loadScreensAround().catch(() => undefined), LATER_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.followAddress);
    removeEventListener('keydown', this.stopKey, { capture: true });
  }

  protected override willUpdate(): void {
    const { view } = this.table;
    const game = view?.game ?? null;
    const route = view && !this.isShown ? firstRoute(location.hash, game) : routeAfter(this.route, this.game, game);
    this.isShown = view !== null;
    this.game = game;
    if (route !== this.route) {
      this.route = route;
      history.replaceState(null, '', formatRoute(route));
    }
    // Another screen, or the game a step on, may well be drawn.
    if (this.broken && (this.broken.to !== route.to || this.broken.revision !== this.revision)) this.broken = null;
  }

  override render() {
    const { view, link, catalogue } = this.table;
    if (this.broken)
      return html`<fp-trouble .error=${this.broken.error} ?undoable=${view?.game?.undo != null}></fp-trouble>`;
    if (link.state === 'denied') {
      this.fetchScreens();
      return html`<fp-join .why=${link.why} ?tried=${tableAddress(location).code !== undefined}></fp-join>`;
    }
    if (!view) return html`<p class="waiting" role="status">${this.speaking.words.link.service.connecting}</p>`;
    const { preferences } = this;
    const route = withGameFor(this.route, view.game);
    const maySleep = this.wakeLock.state === 'mayFallAsleep';
    const { archive } = this.archive;
    const context = { view, link, catalogue, preferences, route, archive, maySleep, fetchScreens: this.fetchScreens };
    return html`<div class="screen" ?inert=${preferences.isLocked || this.idle.isIdle}>${SCREENS[route.to](context)}</div>
      <fp-status
        ?play=${route.to === 'play'}
        .link=${link}
        .view=${view}
        .refused=${this.table.refused}
        ?waiting=${this.table.isWaiting}
        ?late=${this.table.isLate}
      ></fp-status>
      <fp-whisper></fp-whisper>
      ${preferences.isLocked ? html`<fp-lock></fp-lock>` : nothing}
      ${this.idle.isIdle ? html`<fp-idle .game=${view.game}></fp-idle>` : nothing}`;
  }

  /** A roll in the tower wakes the screen as a finger does; sounds come after the picture, never before. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.sound.hear(this.table.view?.game ?? null);
    if (this.table.refused && this.table.refused !== this.refused) this.sound.play('wrong');
    this.refused = this.table.refused;
    if (this.revision === this.seen) return;
    this.seen = this.revision;
    this.idle.stir();
    // To know what lies at a point the browser must lay everything out and see what to paint. Asked at once, it does so now:
    // the frame in which it is painted comes up to 16 ms later, and then has less to do.
    setTimeout(() => document.elementFromPoint(0, 0));
  }

  private get revision(): number {
    return this.table.view?.revision ?? 0;
  }

  private breakOff(error: unknown): void {
    this.broken = { error, to: this.route.to, revision: this.revision };
  }

  private readonly fetchScreens = (): void => {
    loadScreensAround().catch((error: unknown) => this.breakOff(error));
  };

  private readonly ignoreEcho = (event: MouseEvent): void => {
    // A key pressed on a button clicks it too, and says so by counting no clicks.
    const isFinger = event.detail > 0;
    const { clientX: x, clientY: y } = event;
    if (!isFinger || !this.finger.isEcho({ x, y, at: event.timeStamp })) return;
    event.stopImmediatePropagation();
    this.sayUnheard(new DOMRect(x, y));
  };

  private sayUnheard(beside: DOMRect): void {
    this.whisper?.say(this.speaking.words.common.unheard, beside);
  }

  /** Not every key that is pressed is meant; those that are not are stopped before anything hears them. */
  private readonly stopKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isWriting = event.composedPath()[0] instanceof HTMLInputElement;
    const isStopped = this.isCovered(event) || isHeldOn(event, isWriting);
    const isEcho =
      !isStopped && !isWriting && this.finger.isEcho({ key: event.key.toLowerCase(), at: event.timeStamp });
    if (isEcho) this.sayUnheard(new DOMRect(innerWidth / 2, innerHeight / 2));
    if (!isStopped && !isEcho) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** The key that wakes does nothing else, and a locked screen has keys for its lock alone. */
  private isCovered(event: KeyboardEvent): boolean {
    if (this.idle.isIdle) return true;
    const isForLock =
      event.key === 'Tab' || event.composedPath().some(node => node instanceof Element && node.localName === 'fp-lock');
    return this.preferences.isLocked && !isForLock;
  }

  private readonly followAddress = (): void => {
    this.route = parseRoute(location.hash);
  };

  private applyPreferences(): void {
    const { theme, textSize, motion, language } = this.preferences;
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.text = textSize;
    dataset.motion = motion;
    const spoken = isLanguage(language) ? language : preferredLanguage(navigator.languages);
    setLanguage(spoken);
    document.documentElement.lang = spoken;
  }
}

/** The code goes into the address, so that a screen that is switched on again still has it. */
function joinWith(code: string): void {
  const asked = new URLSearchParams(location.search);
  asked.set('code', code);
  // The same address again would only be a jump within the page.
  if (location.search === `?${asked}`) location.reload();
  else location.search = asked.toString();
}

/** Storage can be forbidden altogether, and then even naming it throws. */
function localStorageOrNull(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fp-app': FpApp;
  }
}
