import { describe, expect, test } from 'vitest';
import { seal } from '../../firmware-protocol/index.js';
import { wakeAt } from '../../server/serial/link.js';
import type { LinkInput } from '../../server/serial/linkState.js';
import { statusOf } from '../../server/serial/linkStatus.js';
import { announcement, BOOT, Host, roll } from './linkHost.js';

describe('finding each other', () => {
  test('the first byte after opening is LF, then H', () => {
    const host = new Host().open();
    const [first] = host.effects.filter(effect => effect.kind === 'send');
    expect(first?.kind === 'send' && first.text.slice(0, 2)).toBe('\nH');
  });

  test('HELLO is repeated each 500 ms; after 8 s of nothing the port is no tower', () => {
    const host = new Host().open().pass(7999);
    expect(host.sent().length).toBe(16);
    expect(statusOf(host.link).code).toBe('opening');
    host.pass(1);
    expect(statusOf(host.link)).toMatchObject({ code: 'notATower', heard: 'nothing' });
    expect(host.did('close')).toBe(1);
  });

  test('noise on the way is told apart from silence: a wrong speed looks like that', () => {
    const host = new Host().open().feed({ kind: 'line', text: '\xf0\x80\xff' }).pass(8000);
    expect(statusOf(host.link)).toMatchObject({ code: 'notATower', heard: 'noise' });
  });

  test('only the answer to our own HELLO makes a link', () => {
    const host = new Host()
      .open()
      .hear(announcement({ re: 7 }))
      .hear(announcement());
    expect(host.did('recall')).toBe(0);
    host.hear(announcement({ re: host.nonce() }));
    expect(host.did('recall')).toBe(1);
  });

  test('a tower that announces itself is greeted at once', () => {
    const host = new Host().open().pass(100);
    const before = host.sent().length;
    expect(host.hear(announcement()).sent().length).toBe(before + 1);
  });

  test.each([
    ['a tower of version 3', seal('TOWER 3 id=OAK1'), { towerVersion: 3, programVersion: 1 }],
    ['a tower that refuses our version', seal('NO 0 version'), { programVersion: 1 }],
  ])('%s is incompatible, and said to be', (_, text, versions) => {
    const host = new Host().open().feed({ kind: 'line', text });
    expect(statusOf(host.link)).toEqual({ path: '/dev/tower', code: 'incompatible', ...versions });
    expect(host.pass(5000).sent().length).toBe(1);
    host.hear(announcement());
    expect(host.sent().length).toBe(2);
  });

  test('a version without its checksum is noise', () => {
    const host = new Host().open().feed({ kind: 'line', text: 'TOWER 3 id=OAK1' });
    expect(statusOf(host.link).code).toBe('opening');
  });

  test('a port that does not open is tried again after 0.5, 1, 2, 5, 5 s', () => {
    const host = new Host().feed({ kind: 'tick' });
    const waits = Array.from({ length: 5 }, () => {
      host.feed({ kind: 'openFailed', cause: 'noPermission' });
      expect(statusOf(host.link).code).toBe('noPermission');
      const wait = wakeAt(host.link) - host.now;
      host.pass(wait);
      return wait;
    });
    expect(waits).toEqual([500, 1000, 2000, 5000, 5000]);
  });

  test('an id that is linked elsewhere is not linked twice', () => {
    const host = new Host().open();
    host.hear(announcement({ re: host.nonce() })).feed({ kind: 'idTaken' });
    expect(statusOf(host.link)).toMatchObject({ code: 'sameId', tower: 'OAK1' });
    expect(host.did('close')).toBe(1);
  });
});

describe('events', () => {
  test('an event is stored first and acknowledged after', () => {
    const host = new Host().join().hear(roll(1));
    expect(host.did('store')).toBe(1);
    expect(host.sent()).toEqual([]);
    host.feed({ kind: 'stored', boot: BOOT, seq: 1 });
    expect(host.sent()).toEqual([`ACK 1 ${BOOT}`]);
  });

  test('an event that comes again while it is being stored is stored once', () => {
    const host = new Host().join().hear(roll(1)).hear(roll(1));
    expect(host.did('store')).toBe(1);
  });

  test('an old event is acknowledged again and not stored', () => {
    const host = new Host().join({ next: 5, queued: 1, last: 4 }).hear(roll(4));
    expect(host.sent()).toEqual([`ACK 4 ${BOOT}`]);
    expect(host.did('store')).toBe(0);
  });

  test('a later event than the next is neither stored nor acknowledged', () => {
    const host = new Host().join().hear(roll(2));
    expect(host.effects).toEqual([]);
  });

  test('an event of another start is neither stored nor acknowledged', () => {
    const host = new Host().join().hear(roll(1, '00000000'));
    expect(host.effects).toEqual([]);
  });

  test('a host that never met this start does not wait for what others acknowledged', () => {
    const host = new Host().join({ next: 7, queued: 2 }).hear(roll(5));
    expect(host.did('store')).toBe(1);
  });

  test('an event that cannot be stored is not acknowledged, is said to be stuck, and is tried again when it comes again', () => {
    const host = new Host().join().hear(roll(1)).feed({ kind: 'notTaken', why: 'notStored' });
    expect(host.sent()).toEqual([]);
    expect(statusOf(host.link).code).toBe('notStored');
    host.hear(roll(1)).feed({ kind: 'stored', boot: BOOT, seq: 1 });
    expect(host.sent()).toEqual([`ACK 1 ${BOOT}`]);
    expect(statusOf(host.link).code).toBe('linked');
  });

  test('an event that arrives whole and cannot be read is not acknowledged, and people are told its line', () => {
    const puzzle: LinkInput = { kind: 'line', text: seal(`EV 1 ${BOOT} ROLL d6=? d8=4 ask=0 t=1`) };
    const host = new Host().join().feed(puzzle);
    expect(host.effects).toEqual([]);
    const told = { code: 'notUnderstood', line: `EV 1 ${BOOT} ROLL d6=? d8=4 ask=0 t=1*B159` };
    expect(statusOf(host.link)).toMatchObject(told);
    host.hear({ kind: 'heartbeat', uptime: 1, queued: 1, bad: 0 });
    expect(statusOf(host.link)).toMatchObject(told);
    host.hear(roll(1)).feed({ kind: 'stored', boot: BOOT, seq: 1 });
    expect(statusOf(host.link).code).toBe('linked');
    host.feed(puzzle).hear({ kind: 'heartbeat', uptime: 2, queued: 0, bad: 0 });
    expect(statusOf(host.link).code).toBe('linked');
    expect(statusOf(host.link)).not.toHaveProperty('line');
  });

  test('nothing is taken before the handshake is done', () => {
    const host = new Host().open().hear(roll(1));
    expect(host.did('store')).toBe(0);
  });
});

describe('keeping the link', () => {
  test('three silent seconds make the tower silent; it is greeted for three more, then the port is closed', () => {
    const host = new Host().join().pass(3000);
    expect(statusOf(host.link)).toMatchObject({ code: 'silent', tower: 'OAK1' });
    expect(host.did('close')).toBe(0);
    host.pass(3000);
    expect(statusOf(host.link).code).toBe('silent');
    expect(host.did('close')).toBe(1);
    host.pass(500);
    expect(host.did('open')).toBe(1);
  });

  test('log lines and noise are no sign of life', () => {
    const host = new Host().join();
    for (let i = 0; i < 6; i++)
      host.pass(500).feed({ kind: 'line', text: '#all is well' }).feed({ kind: 'line', text: 'HB 1' });
    expect(statusOf(host.link).code).toBe('silent');
  });

  test('an announcement in a session means that the tower has started anew', () => {
    const host = new Host().join().hear(announcement({ boot: '00000002' }));
    expect(statusOf(host.link).code).toBe('opening');
    expect(host.sent()).toEqual([`HELLO 1 re=${host.nonce()}`]);
  });

  test('a tower that announces itself and then falls silent is a silent tower, not somebody else', () => {
    const host = new Host()
      .join()
      .hear(announcement({ boot: '00000002' }))
      .pass(8000);
    expect(statusOf(host.link)).toMatchObject({ code: 'silent', tower: 'OAK1' });
    expect(host.pass(500).did('open')).toBe(1);
  });

  test('the second copy of the answer to our HELLO changes nothing', () => {
    const host = new Host().join();
    host.hear(announcement({ re: host.nonce() }));
    expect(host.effects).toEqual([]);
    expect(statusOf(host.link).code).toBe('linked');
  });

  test('five damaged lines in ten seconds are many, and forgotten when it is over', () => {
    const host = new Host().join();
    for (let i = 0; i < 4; i++) host.feed({ kind: 'line', text: 'HB 1 q=0 bad=0*0000' });
    expect(statusOf(host.link).code).toBe('linked');
    host.feed({ kind: 'line', text: 'HB' });
    expect(statusOf(host.link)).toMatchObject({ code: 'damaged', damagedLines: 5 });
    for (let i = 0; i < 11; i++) host.hear({ kind: 'heartbeat', uptime: 1, queued: 0, bad: 0 }).pass(1000);
    expect(statusOf(host.link)).toMatchObject({ code: 'linked', damagedLines: 5 });
  });

  test('lines that arrived damaged at the tower count as well', () => {
    const host = new Host().join();
    host
      .hear({ kind: 'heartbeat', uptime: 1, queued: 0, bad: 900 })
      .hear({ kind: 'heartbeat', uptime: 2, queued: 0, bad: 905 });
    expect(statusOf(host.link)).toMatchObject({ code: 'damaged', damagedLines: 5 });
  });

  test('a link that is stopped says goodbye and stays closed', () => {
    const host = new Host().join().feed({ kind: 'stop' });
    expect(host.sent()).toEqual(['BYE']);
    expect(host.did('close')).toBe(1);
    expect(wakeAt(host.link)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a count in progress', () => {
  const heartbeat = { kind: 'heartbeat', uptime: 1, queued: 0, bad: 0 } as const;

  test('is told as it grows, and gone when the tower counts no more', () => {
    const host = new Host().join().hear(heartbeat);
    expect(statusOf(host.link)).not.toHaveProperty('counting');
    host.hear({ ...heartbeat, d6: 4 });
    expect(statusOf(host.link)).toMatchObject({ counting: { d6: 4 } });
    host.hear({ ...heartbeat, d6: 4, d8: 1 });
    expect(statusOf(host.link)).toMatchObject({ counting: { d6: 4, d8: 1 } });
    host.hear(heartbeat);
    expect(statusOf(host.link)).not.toHaveProperty('counting');
  });

  test('ends with its roll, also when the heartbeat that says so is lost', () => {
    const host = new Host()
      .join()
      .hear({ ...heartbeat, d6: 3, d8: 5 })
      .hear(roll(1));
    expect(statusOf(host.link)).not.toHaveProperty('counting');
  });
});

describe('cues', () => {
  const numbers = (bodies: readonly string[]) => bodies.map(body => body.replace(/^C \d+ /, ''));
  const answer = (host: Host) => host.hear({ kind: 'done', number: host.link.commands.number });

  test('a wanted roll is told as question, light, text and tone, one after the other', () => {
    const host = new Host().join().feed({ kind: 'cue', cue: { kind: 'roll', ask: 12 } });
    expect(numbers(host.sent())).toEqual(['ASK 12']);
    answer(answer(answer(answer(host))));
    expect(numbers(host.sent())).toEqual(['ASK 12', 'LED 255,255,255', 'SHOW ROLL', 'BUZ 880,120']);
  });

  test('a command is repeated each 250 ms with the same number until it is answered', () => {
    const host = new Host()
      .join()
      .feed({ kind: 'cue', cue: { kind: 'wait' } })
      .pass(600);
    const asks = host.sent().filter(body => body.includes('ASK'));
    expect(asks.length).toBe(3);
    expect(new Set(asks).size).toBe(1);
  });

  test('what the tower cannot do is not asked twice', () => {
    const host = new Host().join().feed({ kind: 'cue', cue: { kind: 'wait' } });
    answer(host);
    host.hear({ kind: 'refused', number: host.link.commands.number, reason: 'cannot' }).pass(900);
    expect(numbers(host.sent()).filter(body => body.startsWith('LED')).length).toBe(1);
  });

  test('a new cue takes the place of one not yet told', () => {
    const host = new Host().join().feed({ kind: 'cue', cue: { kind: 'roll', ask: 1 } });
    host.feed({ kind: 'cue', cue: { kind: 'wait' } });
    answer(answer(answer(host)));
    expect(numbers(host.sent())).toEqual(['ASK 1', 'ASK 0', 'LED 0,0,40', 'SHOW WAIT']);
  });

  test('after a new handshake the question and the light are told again, an old tone is not', () => {
    const host = new Host().join().feed({ kind: 'cue', cue: { kind: 'roll', ask: 5 } });
    host.pass(2500).hear(announcement({ boot: '00000002' }));
    host.effects = [];
    host
      .hear(announcement({ boot: '00000002', re: host.nonce() }))
      .feed({ kind: 'recalled', ledger: { boot: '00000002', last: 0 } });
    answer(answer(answer(host)));
    expect(numbers(host.sent().filter(body => body !== 'CAP'))).toEqual(['ASK 5', 'LED 255,255,255', 'SHOW ROLL']);
  });

  test('a cue is for a tower, not for the port it was on', () => {
    const host = new Host()
      .join()
      .feed({ kind: 'cue', cue: { kind: 'roll', ask: 5 } })
      .feed({ kind: 'portClosed' })
      .pass(500);
    host.join({ id: 'OAK2' }).pass(900);
    expect(host.sent().filter(body => body.startsWith('C '))).toEqual([]);
  });
});
