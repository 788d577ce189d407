import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import type {
  ClientMessage,
  Command,
  PastGame,
  PastGameView,
  ServerMessage,
  TableView,
  WireRefusal,
} from '../../../server/web/wire.js';
import { catalogue } from '../fixtures/screens.js';

/** The sizes every screen is looked at: a large wall, a wall, laptop, small panel, tablet upright, phones. */
export const SIZES = {
  cinema: { width: 3840, height: 2160 },
  wall: { width: 1920, height: 1080 },
  laptop: { width: 1280, height: 800 },
  panel: { width: 800, height: 480 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  tiny: { width: 320, height: 568 },
} as const;

export interface Kiosk {
  readonly page: Page;
  /** Everything the page asked the service to do. */
  readonly commands: readonly Command[];
  /** What the service says from now on. */
  show(view: TableView): Promise<void>;
  /** Another screen, with a view of its own. */
  go(place: string, view: TableView): Promise<void>;
  /** A finger on the plan. */
  tapPlace(place: string): Promise<void>;
  close(): Promise<void>;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** The page from its sources, so that a test never looks at yesterday's build. */
export async function servePage(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server: ViteDevServer = await createServer({
    configFile: new URL('../../../display/vite.config.ts', import.meta.url).pathname,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  const { port } = server.httpServer!.address() as { port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

export interface KioskOptions {
  readonly view: TableView;
  readonly size?: keyof typeof SIZES;
  readonly language?: string;
  readonly games?: readonly PastGame[];
  readonly replay?: PastGameView;
  /** A table that lets nobody in without this code. */
  readonly code?: string;
  /** What the service answers to every command. */
  readonly refuse?: WireRefusal;
  /** A service that hears everything and answers no command. */
  readonly isSilent?: boolean;
}

/** A page in front of a service that always shows the view it is given, and takes every command. */
export async function openKiosk(browser: Browser, address: string, options: KioskOptions): Promise<Kiosk> {
  const context: BrowserContext = await browser.newContext({
    viewport: SIZES[options.size ?? 'wall'],
    locale: options.language ?? 'en',
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const commands: Command[] = [];
  let current = options.view;
  let tell: ((message: ServerMessage) => void) | null = null;
  await page.routeWebSocket(/\/socket$/, socket => {
    tell = message => socket.send(JSON.stringify(message));
    socket.onMessage(text => {
      const message = JSON.parse(String(text)) as ClientMessage;
      const isLetIn = options.code === undefined || (message.type === 'hello' && message.code === options.code);
      if (message.type === 'hello' && isLetIn) {
        tell?.({ type: 'welcome', catalogue });
        tell?.({ type: 'view', view: current });
      } else if (message.type === 'hello') tell?.({ type: 'denied', why: 'code' });
      if (message.type !== 'command') return;
      commands.push(message.command);
      if (options.isSilent) return;
      const { id } = message;
      const { revision } = current;
      tell?.(
        options.refuse ? { type: 'refused', id, revision, refusal: options.refuse } : { type: 'done', id, revision },
      );
    });
  });
  await page.route(/\/api\/v1\/.*\/games(\/|$)/, route => {
    const isOne = /\/games\/./.test(route.request().url());
    return route.fulfill({ json: isOne ? options.replay : { games: options.games ?? [] } });
  });
  const show = async (view: TableView): Promise<void> => {
    current = view;
    tell?.({ type: 'view', view });
    await painted(page);
  };
  await page.goto(address);
  await page.locator(options.code === undefined ? 'fp-app .screen' : 'fp-join').waitFor();
  return {
    page,
    commands,
    show,
    async go(place, view) {
      await page.evaluate(async to => {
        if (location.hash === `#${to}`) return;
        const followed = new Promise(resolve => addEventListener('hashchange', resolve, { once: true }));
        location.hash = to;
        await followed;
      }, place);
      await show(view);
      await painted(page);
    },
    async tapPlace(place) {
      const box = (await page.locator(`fp-board g[data-place="${place}"]`).boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await painted(page);
    },
    close: () => context.close(),
  };
}

/** Two frames until the page has heard of it; then the code of the screen, its type faces, and two frames to draw it. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twoFrames();
    const screen = document.querySelector('fp-app')?.shadowRoot?.querySelector('.screen > *');
    if (screen) await customElements.whenDefined(screen.localName);
    await document.fonts.ready;
    await twoFrames();
  });
}
