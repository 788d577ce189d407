import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seal } from '../../firmware-protocol/index.js';
import {
  deviceBinding,
  devicePort,
  isLinked,
  makeVirtualTower,
  memoryInbox,
  type PortSource,
  type TowerInbox,
  type Towers,
  type VirtualTower,
  watchTowers,
} from '../../server/serial/index.js';
import type { PortBinding } from '../../server/serial/portBinding.js';
import { inProcess } from './transports.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});

let devices: VirtualTower[] = [];
let towers: Towers | undefined;
afterEach(async () => {
  await towers?.stop();
  for (const device of devices) device.stop();
  devices = [];
  vi.useRealTimers();
});

function plugIn(id: string, path: string) {
  const device = makeVirtualTower(id);
  devices.push(device);
  return { device, binding: deviceBinding(device, path) };
}

/** The events that were stored, as they come. */
function watch(sources: readonly PortSource[], memory = memoryInbox(), inbox: TowerInbox = memory) {
  towers = watchTowers({ sources, inbox, onLinks: () => {} });
  return memory.events;
}

const codes = () => towers!.links().map(({ code }) => code);
/** Why a port does not open is asked of the file system, which takes real time while the faked clock runs on. */
async function untilAll(code: string): Promise<void> {
  while (towers!.links().length === 0 || codes().some(one => one !== code)) await inProcess.pass(100);
}
const linkedIds = () =>
  towers!
    .links()
    .filter(isLinked)
    .map(({ tower }) => tower);

test('two towers are two links, and every event says which tower it is from', async () => {
  const [oak, elm] = [plugIn('OAK1', 'port:1'), plugIn('ELM1', 'port:2')];
  const events = watch([devicePort(oak.binding), devicePort(elm.binding)]);
  await inProcess.pass(500);
  expect(linkedIds()).toEqual(['OAK1', 'ELM1']);
  elm.device.roll({ d6: 1, d8: 1 });
  oak.device.roll({ d6: 2, d8: 2 });
  await inProcess.pass(100);
  expect(events.map(({ tower, message }) => [tower, message.kind === 'roll' && message.d6])).toEqual([
    ['ELM1', 1],
    ['OAK1', 2],
  ]);
});

test('a second tower with the same id is not linked beside the first, but in its place when it goes', async () => {
  const [first, second] = [plugIn('OAK1', 'port:1'), plugIn('OAK1', 'port:2')];
  const events = watch([devicePort(first.binding), devicePort(second.binding)]);
  await inProcess.pass(500);
  expect(codes().sort()).toEqual(['linked', 'sameId']);
  const isFirst = towers!.links()[0]?.code === 'linked';
  (isFirst ? first : second).binding.unplug();
  await inProcess.pass(8000);
  expect(codes()).toEqual(['linked']);
  (isFirst ? second : first).device.roll({ d6: 4, d8: 4 });
  await inProcess.pass(100);
  expect(events.length).toBe(1);
});

test('a tower that was cued comes back at its port with the cue, another one there without', async () => {
  const [oak, elm] = [plugIn('OAK1', 'port:1'), plugIn('ELM1', 'port:1')];
  elm.binding.unplug();
  const events = watch([devicePort(oak.binding), devicePort(elm.binding)]);
  await inProcess.pass(500);
  towers!.cue({ tower: 'OAK1', path: 'port:1' }, { kind: 'roll', ask: 77 });
  await inProcess.pass(500);
  oak.binding.unplug();
  await inProcess.pass(1500);
  elm.binding.plugIn();
  await inProcess.pass(5000);
  elm.device.roll({ d6: 1, d8: 1 });
  await inProcess.pass(100);
  elm.binding.unplug();
  await inProcess.pass(1500);
  oak.binding.plugIn();
  oak.device.reset();
  await inProcess.pass(5000);
  oak.device.roll({ d6: 5, d8: 5 });
  await inProcess.pass(100);
  expect(events.map(({ tower, message }) => [tower, message.kind === 'roll' && message.ask])).toEqual([
    ['ELM1', 0],
    ['OAK1', 77],
  ]);
});

test('no port at all is no link, and a tower plugged in later is found', async () => {
  const { binding } = plugIn('OAK1', 'port:1');
  binding.unplug();
  watch([devicePort(binding)]);
  await inProcess.pass(3000);
  expect(towers!.links()).toEqual([]);
  binding.plugIn();
  await inProcess.pass(2000);
  expect(linkedIds()).toEqual(['OAK1']);
});

test('a source that fails does not keep the others from being asked', async () => {
  const { binding } = plugIn('OAK1', 'port:1');
  watch([() => Promise.reject(new Error('no udev')), devicePort(binding)]);
  await inProcess.pass(500);
  expect(linkedIds()).toEqual(['OAK1']);
});

test('an event that the inbox cannot take stays in the tower until it can', async () => {
  const memory = memoryInbox();
  let isDiskFull = true;
  const inbox: TowerInbox = {
    lastSeq: (tower, boot) => memory.lastSeq(tower, boot),
    store: async event => {
      if (isDiskFull) throw new Error('no space left');
      return memory.store(event);
    },
  };
  const { device, binding } = plugIn('OAK1', 'port:1');
  const events = watch([devicePort(binding)], memory, inbox);
  await inProcess.pass(500);
  device.roll({ d6: 6, d8: 6 });
  await inProcess.pass(2000);
  expect(codes()).toEqual(['notStored']);
  expect(events).toEqual([]);
  isDiskFull = false;
  await inProcess.pass(2000);
  expect(codes()).toEqual(['linked']);
  expect(events.length).toBe(1);
});

test('an inbox that cannot be asked makes no link', async () => {
  const inbox: TowerInbox = {
    lastSeq: () => Promise.reject(new Error('the disk is gone')),
    store: () => 'stored',
  };
  watch([devicePort(plugIn('OAK1', 'port:1').binding)], memoryInbox(), inbox);
  await inProcess.pass(2000);
  expect(codes()).toEqual(['noRecords']);
});

test('a cue that a stored event leads to is sent when storing is over, not in the middle of it', async () => {
  const { device, binding } = plugIn('OAK1', 'port:1');
  const memory = memoryInbox();
  let isStoring = false;
  const sentWhileStoring: boolean[] = [];
  const inbox: TowerInbox = {
    lastSeq: memory.lastSeq,
    store: event => {
      isStoring = true;
      towers!.cue(event, { kind: 'roll', ask: 5 });
      isStoring = false;
      return memory.store(event);
    },
  };
  const watched: PortBinding = {
    list: () => binding.list(),
    open: async options => {
      const handle = await binding.open(options);
      const write = handle.write.bind(handle);
      handle.write = bytes => {
        if (bytes.toString().includes(' ASK 5')) sentWhileStoring.push(isStoring);
        return write(bytes);
      };
      return handle;
    },
  };
  watch([async () => [{ path: 'port:1', binding: watched }]], memory, inbox);
  await inProcess.pass(500);
  device.roll({ d6: 2, d8: 2 });
  await inProcess.pass(500);
  expect(sentWhileStoring).toEqual([false]);
});

test('a port with two names is opened by the first of them, also after it was pulled', async () => {
  const { device, binding } = plugIn('OAK1', 'by-path');
  const named: PortSource = async () => [{ path: 'by-path', device: 'ttyUSB0', binding }];
  const found: PortSource = async () =>
    (await binding.list()).map(() => ({ path: 'by-id', device: 'ttyUSB0', binding }));
  const events = watch([named, found]);
  await inProcess.pass(500);
  binding.unplug();
  await untilAll('absent');
  binding.plugIn();
  await untilAll('linked');
  expect(towers!.links()).toMatchObject([{ path: 'by-path', code: 'linked' }]);
  device.roll({ d6: 1, d8: 1 });
  await inProcess.pass(100);
  expect(events).toMatchObject([{ path: 'by-path' }]);
});

test.each([
  ['a count that changes', (n: number) => [`HB ${n} q=0 bad=0 d6=${1 + (n % 6)}`]],
  ['an unreadable event that comes and goes', (n: number) => [`EV 9 00000000 JUMP t=${n}`, `HB ${n} q=0 bad=0`]],
])('%s hundreds of times a second is told as often as eyes can follow', async (_name, lines) => {
  const { device } = plugIn('OAK1', 'port:1');
  let send: (bytes: Uint8Array) => void = () => {};
  const connect = (next: typeof send) => {
    send = next;
    device.connect(next);
  };
  let told = 0;
  const source = devicePort(deviceBinding({ ...device, connect }, 'port:1'));
  towers = watchTowers({ sources: [source], inbox: memoryInbox(), onLinks: () => told++ });
  await untilAll('linked');
  await inProcess.pass(200);
  told = 0;
  for (let n = 1; n <= 1000; n++) {
    for (const line of lines(n)) send(Buffer.from(`${seal(line)}\n`));
    if (n % 10 === 0) await inProcess.pass(10);
  }
  await inProcess.pass(100);
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(40);
});
