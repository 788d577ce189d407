import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Route } from './events.js';
import type { Preferences } from './preferences.js';
import { loadPreferences, savePreferences } from './preferences.js';
import { formatRoute, parseRoute } from './routes.js';
import { SCREENS } from './screens/index.js';
import { shared } from './styles.js';
import { TableController, tableAddress } from './table-controller.js';
import { isLanguage, preferredLanguage, Speaking, setLanguage } from './words/language.js';

/** The page: the only element that knows the connection. It shows the screen of the address and sends what is tapped. */
@customElement('fp-app')
export class FpApp extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100vh;
        height: 100dvh;
      }
    `,
  ];

  @state() private route: Route = parseRoute(location.hash);
  @state() private preferences: Preferences = loadPreferences(localStorageOrNull());
  private readonly table = new TableController(this, tableAddress(location));
  protected readonly speaking = new Speaking(this);

  constructor() {
    super();
    this.addEventListener('fp-command', event => this.table.send(event.detail));
    this.addEventListener('fp-go', event => {
      location.hash = formatRoute(event.detail);
    });
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
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.followAddress);
  }

  override render() {
    const { view, link } = this.table;
    if (!view) return nothing;
    const screen = SCREENS[this.route.to] ?? SCREENS.start ?? SCREENS.play;
    return html`${screen?.({ view, link, preferences: this.preferences, route: this.route })}`;
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
