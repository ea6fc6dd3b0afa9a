import { beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from './watch-idle.ts';

const asked: Array<(deadline: IdleDeadline) => void> = [];
const onBusy = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  onBusy.mockReset();
  // What jsdom lacks.
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: IdleDeadline) => void) => asked.push(callback));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => asked.splice(handle - 1, 1));
});

/** The browser answers: at an idle moment, or because there was none for the whole time. */
const response = (didTimeout: boolean): void =>
  asked.shift()?.({ didTimeout, timeRemaining: () => (didTimeout ? 0 : 50) });

it('says so, once, when the page has had no idle moment', () => {
  watchIdle(onBusy);

  response(true);
  vi.advanceTimersByTime(60_000);

  expect(onBusy).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

it('asks again ten seconds after an idle moment: a loop may begin later', () => {
  watchIdle(onBusy);
  response(false);
  expect(asked).toEqual([]);

  vi.advanceTimersByTime(10_000);
  response(true);

  expect(onBusy).toHaveBeenCalledOnce();
});

it('suspects no page that is out of sight', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watchIdle(onBusy);
  visibility.mockReturnValue('visible');

  response(true);

  expect(onBusy).not.toHaveBeenCalled();
});

it('asks nothing more once it is stopped, also in a pause', () => {
  watchIdle(onBusy)();
  expect(asked).toEqual([]);

  const stop = watchIdle(onBusy);
  response(false);
  stop();
  vi.advanceTimersByTime(60_000);

  expect(asked).toEqual([]);
});

it('does without where the browser has no idle callbacks', () => {
  vi.unstubAllGlobals();

  expect(watchIdle(onBusy)).not.toThrow();
});
