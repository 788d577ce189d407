import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAF_MS } from '../../display/play/steadyButton.js';
import type { TableView } from '../../server/web/wire.js';
import { crowded, laying, quietTower, standing, starting } from './fixtures/crowded.js';
import { acting, exploding, flipping, rolling, withGame } from './fixtures/story.js';
import type { Kiosk } from './harness/page.js';
import { launchBrowser, openKiosk, SIZES, servePage } from './harness/page.js';

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePage()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** One page per size, for loading it is what takes the time; every test sees only the commands of its own. */
const kiosks = new Map<keyof typeof SIZES, Kiosk>();
let looked = 0;

async function atTable(view: TableView, size: keyof typeof SIZES, use: (kiosk: Kiosk) => Promise<void>): Promise<void> {
  const kiosk = kiosks.get(size) ?? (await openKiosk(browser, served.address, { view, size }));
  kiosks.set(size, kiosk);
  // Another screen in between, so that nothing is left of the test before.
  await kiosk.go('start', view);
  await kiosk.go('play', { ...view, revision: ++looked });
  const before = kiosk.commands.length;
  await use({
    ...kiosk,
    get commands() {
      return kiosk.commands.slice(before);
    },
  });
}

/** What can be tapped there, else the bare space. */
const place = (kiosk: Kiosk, at: string) =>
  kiosk.page.locator(`fp-board .printed [data-place="${at}"], fp-board [role="button"][data-place="${at}"]`).last();

const turn = (kiosk: Kiosk, turned: number) =>
  kiosk.page.evaluate(
    detail => {
      document.querySelector('fp-app')!.dispatchEvent(new CustomEvent('fp-prefer', { detail }));
    },
    { turned },
  );

describe('taking actions', () => {
  test('the single obvious thing needs no second tap, several are offered cheapest first', () =>
    atTable(acting, 'wall', async kiosk => {
      await place(kiosk, '4,4').tap();
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'act', action: { do: 'move', to: '4,4' } } }]);
      await place(kiosk, '3,5').tap();
      const offers = kiosk.page.locator('fp-offers li');
      expect(await offers.locator('.ap b').allInnerTexts()).toEqual(['1', '2', '2']);
      await offers.first().locator('button').tap();
      expect(kiosk.commands[1]).toMatchObject({ input: { action: { do: 'extinguish', at: '3,5', to: 'smoke' } } });
      expect(await offers.count()).toBe(0);
    }));

  test('a tap where nothing can be done says so and sends nothing', () =>
    atTable(acting, 'wall', async kiosk => {
      await place(kiosk, '1,1').tap();
      expect(await kiosk.page.locator('fp-play .hint').textContent()).toMatch(/nothing/i);
      expect(kiosk.commands).toEqual([]);
    }));

  test('on a phone a tap on the own space opens a sheet with its walls, and nothing is done by a tap that missed', () =>
    atTable(acting, 'phone', async kiosk => {
      await place(kiosk, '4,5').tap();
      expect(kiosk.commands).toEqual([]);
      await kiosk.page.locator('fp-offers li button').tap();
      expect(kiosk.commands).toMatchObject([{ input: { action: { do: 'chop', edge: '4,5|5,5' } } }]);
      await kiosk.tapPlace('3,5');
      const sheet = await kiosk.page.locator('fp-offers .sheet').boundingBox();
      expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(844);
    }));

  test('the captain picks somebody, and then taps for them', () =>
    atTable(crowded, 'wall', async kiosk => {
      await kiosk.page.locator('fp-turn .commands button').first().tap();
      await place(kiosk, '6,1').tap();
      expect(kiosk.commands).toMatchObject([{ input: { action: { do: 'command', who: 'blue' } } }]);
    }));

  test('the captain goes to somebody within reach, or commands them', () => {
    const send = { do: 'command', who: 'red', action: { do: 'move', to: '2,7' } } as const;
    const captain = withGame({ ...acting.game!, offers: [...acting.game!.offers, { action: send, ap: 1 }] });
    return atTable(captain, 'wall', async kiosk => {
      await place(kiosk, '3,6').tap();
      await kiosk.page.locator('fp-offers li button', { hasText: 'Go here' }).waitFor();
      await kiosk.page.locator('fp-offers li button', { hasText: 'Command Rosa' }).tap();
      await place(kiosk, '2,7').tap();
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'act', action: send } }]);
    });
  });

  test.each(['panel', 'phone', 'laptop'] as const)(
    'another specialist is two taps away, however much can be done: %s',
    size =>
      atTable(crowded, size, async kiosk => {
        await kiosk.page.locator('fp-turn .here .roles').tap();
        await kiosk.page.locator('fp-offers li button').first().tap();
        expect(kiosk.commands).toMatchObject([{ input: { action: { do: 'crewChange' } } }]);
      }),
  );

  test('an open door is seen over whatever lies beside it', () =>
    atTable(acting, 'wall', async kiosk => {
      const drawn = await kiosk.page
        .locator('fp-play fp-board .live')
        .evaluate(live => [...live.children].map(one => one.getAttribute('class') ?? one.getAttribute('transform')));
      const tokens = drawn.flatMap((one, i) => (one?.startsWith('translate') ? [i] : []));
      expect(drawn.indexOf('open-doors')).toBeGreaterThan(Math.max(...tokens));
      expect(await kiosk.page.locator('fp-play fp-board .open-doors > g').count()).toBe(3);
    }));

  test('a turned board is tapped where it is seen', () =>
    atTable(acting, 'wall', async kiosk => {
      await turn(kiosk, 1);
      const own = await place(kiosk, '4,5').boundingBox();
      const next = await place(kiosk, '4,6').boundingBox();
      expect(next!.y).toBeGreaterThan(own!.y);
      await place(kiosk, '4,6').tap();
      expect(kiosk.commands).toMatchObject([{ input: { action: { do: 'move', to: '4,6' } } }]);
      await turn(kiosk, 0);
    }));
});

describe('instructions', () => {
  test('are ticked off singly and all at once, and carry the numbers of the plan', () =>
    atTable(exploding, 'wall', async kiosk => {
      const { page } = kiosk;
      const listed = await page.locator('fp-instructions .number').allInnerTexts();
      expect(await page.locator('fp-board .badge.number text').allTextContents()).toEqual(listed);
      await page.locator('fp-instructions .tick').nth(1).tap();
      await page.locator('fp-play .foot .primary').tap();
      expect(kiosk.commands).toEqual([
        { do: 'tick', step: 66, instructions: [2], done: true },
        { do: 'tick', step: 66, instructions: [1, 2, 3, 4], done: true },
      ]);
    }));

  test('of the fire never block the next player: a tap on the plan ticks, or asks whether that was meant', () =>
    atTable(
      withGame({ ...exploding.game!, awaiting: { for: 'action', who: 'green' }, offers: acting.game!.offers }),
      'wall',
      async kiosk => {
        await place(kiosk, '3,6').tap();
        await place(kiosk, '2,3|3,3').tap();
        await place(kiosk, '4,4').tap();
        expect(kiosk.commands).toEqual([
          { do: 'tick', step: 66, instructions: [2], done: true },
          { do: 'tick', step: 66, instructions: [1], done: true },
        ]);
        await kiosk.page.locator('fp-offers li button').first().tap();
        expect(kiosk.commands[2]).toEqual({ do: 'input', input: { do: 'act', action: { do: 'move', to: '4,4' } } });
      },
    ));

  test('a row is its own tick where there is no room for a box', () =>
    atTable(exploding, 'panel', async kiosk => {
      await kiosk.page.locator('fp-instructions li').nth(2).tap();
      expect(kiosk.commands).toEqual([{ do: 'tick', step: 66, instructions: [3], done: true }]);
    }));

  test('more than fit are turned over, never scrolled', () =>
    atTable(laying, 'panel', async kiosk => {
      const { page } = kiosk;
      const numbers = () => page.locator('fp-instructions .number').allInnerTexts();
      const first = await numbers();
      await page.locator('fp-instructions .pager button').last().tap();
      expect(Number((await numbers())[0])).toBe(first.length + 1);
    }));

  test('of a set-up that the screen rolls are ticked off and rolled on with one press', () =>
    atTable({ ...laying, tower: { ...laying.tower, kind: 'virtual' } }, 'wall', async kiosk => {
      await kiosk.page.locator('fp-play .foot .primary', { hasText: 'Done, roll on' }).tap();
      await expect.poll(() => kiosk.commands).toMatchObject([{ do: 'tick', done: true }, { do: 'rollDice' }]);
    }));

  test('say why on demand', () =>
    atTable(exploding, 'wall', async kiosk => {
      await kiosk.page.locator('fp-play .why').tap();
      expect(await kiosk.page.locator('fp-why li').count()).toBe(6);
      await kiosk.page.keyboard.press('Escape');
      expect(await kiosk.page.locator('fp-why').count()).toBe(0);
    }));

  test('are told to a screen reader', () =>
    atTable(exploding, 'wall', async kiosk => {
      const said = kiosk.page.locator('fp-play .unseen[role=status]');
      const first = await said.textContent();
      expect(first).toMatch(/1\. Add damage, kitchen, wall above, red \d, black \d/);
      // A tick changes nothing of it, or the whole list would be read out again.
      const instructions = exploding.game!.instructions.map((one, i) => ({ ...one, isDone: i === 0 }));
      await kiosk.show({ ...exploding, revision: ++looked, game: { ...exploding.game!, instructions } });
      await kiosk.page.locator('fp-instructions li.done').waitFor();
      expect(await said.textContent()).toBe(first);
    }));

  test('what can be tapped is heard with its price and its place', () =>
    atTable(acting, 'wall', async kiosk => {
      expect(await place(kiosk, '4,4').getAttribute('aria-label')).toMatch(/^Go here, 1 AP, .+, red 4, black 4$/);
    }));
});

describe('questions', () => {
  test('stand under the list, and their arrows on the plan answer them too', () =>
    atTable(exploding, 'wall', async kiosk => {
      // Letters would be taken for somebody: B is Ben.
      const arrows = (where: string) =>
        kiosk.page.locator(`${where} path`).evaluateAll(all => all.map(one => one.getAttribute('transform')));
      expect(await arrows('fp-board .badge.choice')).toEqual(['rotate(0)', 'rotate(90)']);
      expect(await arrows('fp-question .way')).toEqual(['rotate(0)', 'rotate(90)']);
      await place(kiosk, '3,9').tap();
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'answer', value: '3,9' } }]);
    }));

  test('a flipped marker is told by one of two large buttons', () =>
    atTable(flipping, 'phone', async kiosk => {
      await kiosk.page.locator('fp-question button').nth(1).tap();
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'answer', value: 'falseAlarm' } }]);
    }));

  test('with many places are answered on the plan, on a phone as well', () =>
    atTable(starting, 'phone', async kiosk => {
      await place(kiosk, '0,4').tap();
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'answer', value: '0,4' } }]);
    }));

  test('with many places wait until the list is ticked off', () =>
    atTable(
      withGame({ ...starting.game!, instructions: exploding.game!.instructions, last: { kind: 'begin' } }),
      'laptop',
      async kiosk => {
        expect(await kiosk.page.locator('fp-play .next').textContent()).toBe('Next: Place Ben');
        expect(await kiosk.page.locator('fp-play .also').count()).toBe(0);
      },
    ));

  test('several who stand in the fire are told in one answer', () =>
    atTable(standing, 'panel', async kiosk => {
      expect(await kiosk.page.locator('fp-play fp-board .selection').count()).toBe(2);
      const people = kiosk.page.locator('fp-question button');
      await people.nth(0).tap();
      await people.nth(1).tap();
      await people.nth(1).tap();
      await kiosk.page.locator('fp-play .foot .primary').tap();
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'answer', value: ['red 3,3', 'blue 3,4'] } }]);
    }));
});

describe('dice', () => {
  test('are tapped in with two taps', () =>
    atTable(rolling, 'phone', async kiosk => {
      const { page } = kiosk;
      await page.locator('fp-play .foot .primary').tap();
      await page.locator('fp-dice-pad .red button').nth(3).tap();
      await page.locator('fp-dice-pad .black button').nth(6).tap();
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'roll', red: 4, black: 7 } }]);
    }));

  test('that the screen rolls can be tapped in too, and the tools stay in reach', () =>
    atTable({ ...rolling, tower: { ...rolling.tower, kind: 'virtual' } }, 'laptop', async kiosk => {
      const { page } = kiosk;
      expect(await page.locator('fp-roll .help').textContent()).not.toMatch(/tower/);
      for (const tool of ['history', 'sound', 'menu']) await page.locator(`fp-counters .${tool}`).tap({ trial: true });
      await page.locator('fp-roll button').tap();
      expect(await page.locator('fp-play h1').textContent()).toBe('Roll for the fire');
      await page.locator('fp-dice-pad .red button').nth(3).tap();
      await page.locator('fp-dice-pad .black button').nth(6).tap();
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'roll', red: 4, black: 7 } }]);
    }));

  test('are not to be dropped into a tower that is not there', () =>
    atTable({ ...rolling, tower: { ...rolling.tower, state: 'absent' } }, 'wall', async kiosk => {
      const said = await kiosk.page.locator('fp-roll .words').textContent();
      expect(said?.trim()).toBe('No tower is plugged in. Plug it in, or tap the dice in here.');
    }));

  test('that came one by one: the known one is shown, only the other is asked for, by throw or by tap', () =>
    atTable(
      {
        ...withGame({ ...rolling.game!, partialRoll: { red: 4, black: null } }),
        tower: { ...rolling.tower, tray: 'cocked' },
      },
      'wall',
      async kiosk => {
        const { page } = kiosk;
        expect(await page.locator('fp-roll .words p').allInnerTexts()).toEqual([
          'Red 4 ✓ — black?',
          'Drop only the black die into the tower.',
          'A die is leaning. Roll that one again, or tap in what it shows.',
        ]);
        await page.locator('fp-play .foot .primary').tap();
        await page.locator('fp-dice-pad .black button').nth(6).tap();
        expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'roll', red: 4, black: 7 } }]);
      },
    ));

  test('that are counted in on buttons are shown as they grow, and no tower is said to read them', () =>
    atTable(
      { ...rolling, tower: { ...rolling.tower, sources: ['hand', 'rng'], counting: { red: 4, black: 2 } } },
      'phone',
      async kiosk => {
        const told = await kiosk.page.locator('fp-roll .words p').allInnerTexts();
        expect(told[0]).toMatch(/^Roll, then press each die’s button as often as it shows, then confirm/);
        expect(told[1]).toBe('Counted: red\u00a04\u00a0· black\u00a02');
        expect(told.join(' ')).not.toMatch(/read/);
      },
    ));

  test('of a tower that sends what nobody can read: its line is quoted', () =>
    atTable(
      { ...rolling, tower: { ...rolling.tower, state: 'notUnderstood', detail: { line: 'EV 1 0000000A DANCE n=1' } } },
      'wall',
      async kiosk => {
        expect(await kiosk.page.locator('fp-roll .beside').textContent()).toBe('“EV 1 0000000A DANCE n=1”');
        expect(await kiosk.page.locator('fp-counters .tower small').textContent()).toContain('DANCE');
      },
    ));

  test('that nobody asked for are shown, used or put away', () =>
    atTable(quietTower, 'wall', async kiosk => {
      await kiosk.page.locator('fp-loose-roll button').first().tap();
      await kiosk.page.locator('fp-loose-roll button').last().tap();
      expect(kiosk.commands).toEqual([
        { do: 'useRoll', roll: 'r1' },
        { do: 'dismissRoll', roll: 'r1' },
      ]);
    }));

  test.each(['wall', 'laptop', 'panel', 'phone'] as const)(
    'that nobody asked for lie over no part of the plan: %s',
    size =>
      atTable(withGame({ looseRolls: quietTower.game!.looseRolls }), size, async kiosk => {
        const banner = (await kiosk.page.locator('fp-loose-roll section').boundingBox())!;
        const plan = (await kiosk.page.locator('fp-play fp-board').boundingBox())!;
        expect(banner.y >= plan.y + plan.height || banner.y + banner.height <= plan.y).toBe(true);
        expect(banner.y + banner.height).toBeLessThanOrEqual(SIZES[size].height);
      }),
  );

  test('that end the turn when they are used say so', () =>
    atTable(
      withGame({ looseRolls: quietTower.game!.looseRolls.map(one => ({ ...one, endsTurn: true })) }),
      'phone',
      async kiosk => {
        const use = kiosk.page.locator('fp-loose-roll button', { hasText: 'End the turn, use this roll' });
        await use.tap();
        expect(kiosk.commands).toEqual([{ do: 'useRoll', roll: 'r1' }]);
      },
    ));

  test('a left-out fire roll takes a held press', () =>
    atTable(withGame({ ...rolling.game! }, { dice: 'tapped' }), 'wall', async kiosk => {
      const button = kiosk.page.locator('fp-hold-button.skip button');
      await button.click();
      expect(kiosk.commands).toEqual([]);
      await button.click({ delay: 1100 });
      expect(kiosk.commands).toEqual([{ do: 'input', input: { do: 'skipFire' } }]);
    }));
});

describe('keys', () => {
  test('do everything a turn needs', () =>
    atTable(acting, 'wall', async kiosk => {
      const { keyboard } = kiosk.page;
      await place(kiosk, '4,4').focus();
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await keyboard.press('u');
      await kiosk.page.locator('fp-play .prompt').click();
      // Whoever means the same key twice takes longer than a double press.
      await kiosk.page.waitForTimeout(DEAF_MS);
      await keyboard.press('Enter');
      await expect
        .poll(() => kiosk.commands)
        .toMatchObject([
          { input: { action: { do: 'move', to: '4,6' } } },
          { do: 'undo' },
          { input: { action: { do: 'endTurn' } } },
        ]);
      await kiosk.show(rolling);
      await keyboard.press('3');
      await keyboard.press('5');
      const roll = { do: 'input', input: { do: 'roll', red: 3, black: 5 } };
      await expect.poll(() => kiosk.commands.at(-1)).toEqual(roll);
      await keyboard.press('?');
      await kiosk.page.locator('fp-keys dl').waitFor();
    }));
});

test('undo and the large button stay where they are and as large, whatever they are about', async () => {
  const short = { step: 61, input: { do: 'act', action: { do: 'deckGun' } }, who: null } as const;
  const long = { step: 61, input: { do: 'act', action: { do: 'door', edge: '4,6|4,7' } }, who: 'green' } as const;
  for (const size of ['laptop', 'panel', 'tablet', 'phone'] as const) {
    await atTable(withGame({ undo: short }), size, async kiosk => {
      const boxes = async () => {
        const foot = kiosk.page.locator('fp-play .foot');
        return [await foot.locator('.undo').boundingBox(), await foot.locator('.primary').boundingBox()];
      };
      const before = await boxes();
      for (const change of [{ undo: long }, { undo: long, turn: { who: 'green', number: 13 } }]) {
        await kiosk.show(withGame(change));
        expect(await boxes(), size).toEqual(before);
      }
    });
  }
});

test('going back many steps takes a held press in the history', () =>
  atTable(acting, 'wall', async kiosk => {
    await kiosk.page.locator('fp-counters .history').tap();
    const first = kiosk.page.locator('fp-history fp-hold-button button').last();
    await first.click();
    expect(kiosk.commands).toEqual([]);
    await first.click({ delay: 1100 });
    expect(kiosk.commands).toEqual([{ do: 'goToStep', step: 58 }]);
  }));

test('a misread die of an earlier turn is set right in the history', () =>
  atTable(acting, 'wall', async kiosk => {
    await kiosk.page.locator('fp-counters .history').tap();
    await kiosk.page.locator('fp-history-row .icon').tap();
    const faces = kiosk.page.locator('fp-history fp-dice-pad .row');
    // What was read is there to start from, and one die may have been right.
    const pressed = kiosk.page.locator('fp-history fp-dice-pad [aria-pressed=true]');
    expect(await pressed.evaluateAll(all => all.map(one => one.ariaLabel))).toEqual(['Red die: 6', 'Black die: 3']);
    const done = kiosk.page.locator('fp-history footer .primary');
    expect(await done.isDisabled()).toBe(true);
    await faces.nth(0).locator('button').nth(4).tap();
    await faces.nth(1).locator('button').nth(0).tap();
    expect(kiosk.commands).toEqual([]);
    await done.tap();
    expect(kiosk.commands).toEqual([{ do: 'amend', step: 59, input: { do: 'roll', red: 5, black: 1 } }]);
    await kiosk.page.locator('fp-play').waitFor();
  }));
