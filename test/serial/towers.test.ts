import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deviceBinding,
  devicePort,
  isLinked,
  makeVirtualTower,
  memoryInbox,
  type PortSource,
  type TowerEvent,
  type TowerInbox,
  type Towers,
  type VirtualTower,
  watchTowers,
} from '../../server/serial/index.js';
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

function watch(sources: readonly PortSource[], inbox: TowerInbox = memoryInbox()) {
  const events: TowerEvent[] = [];
  towers = watchTowers({ sources, inbox, onEvent: event => events.push(event), onLinks: () => {} });
  return events;
}

const codes = () => towers!.links().map(({ code }) => code);
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

test('a tower that comes back at another port is given its cue there', async () => {
  const { device, binding } = plugIn('OAK1', 'port:1');
  let source = devicePort(binding);
  const events = watch([() => source()]);
  await inProcess.pass(500);
  towers!.cue('OAK1', { kind: 'roll', ask: 77 });
  await inProcess.pass(500);
  binding.unplug();
  source = devicePort(deviceBinding(device, 'port:9'));
  await inProcess.pass(5000);
  expect(towers!.links()).toMatchObject([{ path: 'port:9', code: 'linked' }]);
  device.roll({ d6: 5, d8: 5 });
  await inProcess.pass(100);
  expect(events[0]?.message).toMatchObject({ ask: 77 });
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
  const events = watch([devicePort(binding)], inbox);
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
  watch([devicePort(plugIn('OAK1', 'port:1').binding)], inbox);
  await inProcess.pass(2000);
  expect(codes()).toEqual(['noRecords']);
});
