import type { LoadReport } from '@aic/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { failed, fallenBack, loaded } from '../../testing/open-controller.ts';
import { createLoadReporter } from './load-reporter.ts';
import { sendLoadReport } from './send-load-report.ts';

const send = vi.fn<(report: LoadReport) => void>();
const mounted = { build: 'b2', version: '2.0.0' };
const IMAGE_B2 = { remote: 'image', build: 'b2', version: '2.0.0' };
const timeout = Object.assign(new Error('too slow'), { name: 'ScriptTimeout' });

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
});

const told = () => send.mock.calls.map(([report]) => report);

it('tells once for each build that it was shown, and how long the user waited', () => {
  const reporter = createLoadReporter('image', send);
  vi.advanceTimersByTime(5000);
  reporter.begin();
  vi.advanceTimersByTime(340);

  reporter.loaded(loaded());
  reporter.shown(mounted);
  reporter.shown(mounted);

  expect(told()).toEqual([{ ...IMAGE_B2, phase: 'render', outcome: 'ok', ms: 340, errorClass: null }]);
});

it('names the released build when the one before stands in for it', () => {
  createLoadReporter('image', send).loaded(fallenBack());

  expect(told()).toMatchObject([
    { ...IMAGE_B2, phase: 'load', outcome: 'fallback', errorClass: 'Error', fallbackBuild: 'b1' },
  ]);
});

it('tells files that did not arrive from code that is no tool, whatever the runtime wraps them in', () => {
  const reporter = createLoadReporter('image', send);

  reporter.loaded({ ...failed('unreachable'), error: new Error('wrapped', { cause: timeout }) } as never);
  reporter.loaded({ ...failed('unreachable'), error: new TypeError('no mount') } as never);
  reporter.failed('mount', mounted, 'a string');
  reporter.failed('mount', mounted, Object.assign(new Error(), { name: 'ada@example.com' }));

  expect(told().map(({ phase, outcome, errorClass }) => [phase, outcome, errorClass])).toEqual([
    ['entry', 'failed', 'ScriptTimeout'],
    ['load', 'failed', 'TypeError'],
    ['mount', 'failed', 'string'],
    ['mount', 'failed', 'Error'],
  ]);
});

it('blames no build for a missing network, nor for being switched off', () => {
  const reporter = createLoadReporter('image', send);

  reporter.loaded(failed('switched-off'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reporter.loaded(failed('unreachable'));

  expect(told()).toEqual([]);
});

it('is sent as JSON by a beacon, and a browser without beacons does not mind', async () => {
  const report: LoadReport = { ...IMAGE_B2, phase: 'render', outcome: 'ok', ms: 1, errorClass: null };
  const sendBeacon = vi.fn<Navigator['sendBeacon']>().mockReturnValue(true);
  vi.stubGlobal('navigator', { sendBeacon });
  sendLoadReport(report);
  vi.stubGlobal('navigator', {});
  expect(() => sendLoadReport(report)).not.toThrow();

  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('/api/remotes/reports');
  expect(body).toMatchObject({ type: 'application/json' });
  expect(body instanceof Blob && JSON.parse(await body.text())).toEqual(report);
});
