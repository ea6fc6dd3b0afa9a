import type { ServerEvent } from '@aic/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeTabs } from '../testing/fake-tabs.ts';
import { createEventStream, type EventStream } from './shared-event-stream.ts';

function RefusedChannel() {
  throw new DOMException('Not here', 'SecurityError');
}

const CREDITS: ServerEvent = { type: 'credits' };
let browser: ReturnType<typeof installFakeTabs>;

beforeEach(() => {
  browser = installFakeTabs();
});

const opened: EventStream[] = [];

afterEach(() => {
  for (const stream of opened.splice(0)) stream.stop();
  vi.unstubAllGlobals();
});

/** Promises of the lock have settled. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function openTab() {
  const stream = createEventStream();
  opened.push(stream);
  const events: ServerEvent[] = [];
  const statuses: string[] = [];
  stream.subscribe((event) => events.push(event));
  stream.onStatus((status) => statuses.push(status));
  stream.start();
  await settle();
  return { stream, events, statuses };
}

function connect(index = 0): void {
  browser.sources[index]?.dispatchEvent(new Event('alive'));
}

function send(event: ServerEvent, index = 0): void {
  browser.sources[index]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
}

it('opens one connection for two tabs, with the session cookie, and tells both each event once', async () => {
  const first = await openTab();
  const second = await openTab();
  connect();

  send(CREDITS);

  expect(browser.sources).toHaveLength(1);
  expect(browser.sources[0]).toMatchObject({ url: '/api/events', withCredentials: true });
  expect(first.events).toEqual([CREDITS]);
  expect(second.events).toEqual([CREDITS]);
});

it('keeps the order of events in every tab', async () => {
  const first = await openTab();
  const second = await openTab();
  const progress = (value: number): ServerEvent => ({
    type: 'generation',
    id: 'a',
    kind: 'image',
    status: 'processing',
    progress: value,
  });

  send(progress(0.1));
  send(progress(0.2));

  expect(first.events).toEqual([progress(0.1), progress(0.2)]);
  expect(second.events).toEqual(first.events);
});

it('hands the connection over when the leading tab goes', async () => {
  const first = await openTab();
  const second = await openTab();
  connect();

  first.stream.stop();
  await settle();
  connect(1);
  send(CREDITS, 1);

  expect(browser.openSources()).toEqual([browser.sources[1]]);
  expect(second.stream.status()).toBe('open');
  expect(second.events).toEqual([CREDITS]);
  expect(first.events).toEqual([]);
});

it('tells a tab that joins late that events arrive already', async () => {
  await openTab();
  connect();

  const late = await openTab();

  expect(late.stream.status()).toBe('open');
});

it('says closed in every tab while the connection is down, and open again after it', async () => {
  const first = await openTab();
  const second = await openTab();
  connect();

  browser.sources[0]?.dispatchEvent(new Event('error'));
  browser.sources[0]?.dispatchEvent(new Event('error'));
  connect();

  expect(first.statuses).toEqual(['open', 'closed', 'open']);
  expect(second.statuses).toEqual(['open', 'closed', 'open']);
});

it('stops: the connection is closed, the status says so, and nothing arrives any more', async () => {
  const { stream, events } = await openTab();
  connect();

  stream.stop();
  await settle();

  expect(browser.openSources()).toEqual([]);
  expect(stream.status()).toBe('closed');
  send(CREDITS);
  expect(events).toEqual([]);
});

it('never leads after it was stopped while it waited for its turn', async () => {
  const first = await openTab();
  const second = await openTab();

  second.stream.stop();
  await settle();
  first.stream.stop();
  await settle();

  expect(browser.sources).toHaveLength(1);
});

it('starts again for the next user, with one connection', async () => {
  const { stream, events } = await openTab();
  stream.stop();
  await settle();

  stream.start();
  stream.start();
  await settle();
  send(CREDITS, 1);

  expect(browser.openSources()).toHaveLength(1);
  expect(events).toEqual([CREDITS]);
});

it('calls a listener no more once it has unsubscribed', async () => {
  const { stream } = await openTab();
  const listener = vi.fn<(event: ServerEvent) => void>();
  const unsubscribe = stream.subscribe(listener);

  unsubscribe();
  send(CREDITS);

  expect(listener).not.toHaveBeenCalled();
});

it('tells a tab that comes a moment after a release of it: its page may be from before', async () => {
  await openTab();
  connect();
  send({ type: 'remotes' });

  const late = await openTab();

  expect(late.events).toEqual([{ type: 'remotes' }]);
});

it.each([
  ['BroadcastChannel', () => vi.stubGlobal('BroadcastChannel', undefined)],
  ['leave to open one', () => vi.stubGlobal('BroadcastChannel', RefusedChannel)],
  ['locks', () => vi.stubGlobal('navigator', {})],
])('gives each tab a stream of its own in a browser without %s', async (_what, take) => {
  take();
  const first = await openTab();
  const second = await openTab();
  connect(0);
  connect(1);

  send(CREDITS, 0);

  expect([first.events, second.events]).toEqual([[CREDITS], []]);
  expect([first.stream.status(), second.stream.status()]).toEqual(['open', 'open']);
  first.stream.stop();
  expect(browser.openSources()).toHaveLength(1);
});
