import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openReconnectingSource } from './reconnecting-source.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  isClosedByUs = false;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  close(): void {
    this.isClosedByUs = true;
  }

  /** The server's response was not a stream, so the browser gives up. */
  refuse(): void {
    this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

const handlers = {
  onOpen: vi.fn<() => void>(),
  onDown: vi.fn<() => void>(),
  onMessage: vi.fn<(data: string) => void>(),
};
const newest = (): FakeSource => FakeSource.opened.at(-1) as FakeSource;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('opens again, each time after twice as long, when the server refuses, and starts over once it is open', () => {
  openReconnectingSource('/api/events', handlers, new AbortController().signal);
  for (const delayMs of [1000, 2000, 4000]) {
    const before = FakeSource.opened.length;
    newest().refuse();
    vi.advanceTimersByTime(delayMs - 1);
    expect(FakeSource.opened).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(before + 1);
  }

  newest().dispatchEvent(new Event('alive'));
  newest().refuse();
  vi.advanceTimersByTime(1000);

  expect(FakeSource.opened).toHaveLength(5);
  expect(handlers.onDown).toHaveBeenCalledTimes(4);
});

it('leaves a lost connection to the browser, which reconnects with the last event id', () => {
  openReconnectingSource('/api/events', handlers, new AbortController().signal);

  newest().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);

  expect(FakeSource.opened).toHaveLength(1);
  expect(handlers.onDown).toHaveBeenCalledOnce();
});

it('is open from the first sign of life on, not when a proxy has only answered', () => {
  openReconnectingSource('/api/events', handlers, new AbortController().signal);

  newest().dispatchEvent(new Event('open'));
  expect(handlers.onOpen).not.toHaveBeenCalled();

  newest().dispatchEvent(new MessageEvent('message', { data: 'news' }));
  newest().dispatchEvent(new Event('alive'));
  expect(handlers.onOpen).toHaveBeenCalledOnce();
});

it('is down 40 s after the last sign of life, and opens again', () => {
  openReconnectingSource('/api/events', handlers, new AbortController().signal);
  newest().dispatchEvent(new Event('alive'));
  for (let second = 0; second < 60; second += 15) {
    vi.advanceTimersByTime(15_000);
    newest().dispatchEvent(new Event('alive'));
  }
  expect(handlers.onDown).not.toHaveBeenCalled();

  vi.advanceTimersByTime(40_000);
  expect(handlers.onDown).toHaveBeenCalledOnce();
  expect(newest().isClosedByUs).toBe(true);

  vi.advanceTimersByTime(1000);
  expect(FakeSource.opened).toHaveLength(2);
  newest().dispatchEvent(new Event('alive'));
  expect(handlers.onOpen).toHaveBeenCalledTimes(2);
});

it('knows within 5 s of waking that the stream did not outlive the sleep', () => {
  openReconnectingSource('/api/events', handlers, new AbortController().signal);
  newest().dispatchEvent(new Event('alive'));

  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);

  expect(handlers.onDown).toHaveBeenCalledOnce();
});

it('opens a silent stream again ever more rarely', () => {
  openReconnectingSource('/api/events', handlers, new AbortController().signal);

  vi.advanceTimersByTime(3_600_000);

  expect(FakeSource.opened.length).toBeGreaterThan(40);
  expect(FakeSource.opened.length).toBeLessThan(60);
});

it('ends with the signal, also in the middle of a wait', () => {
  const stop = new AbortController();
  openReconnectingSource('/api/events', handlers, stop.signal);
  newest().refuse();

  stop.abort();
  vi.advanceTimersByTime(60_000);

  expect(FakeSource.opened).toHaveLength(1);
  expect(newest().isClosedByUs).toBe(true);
});
