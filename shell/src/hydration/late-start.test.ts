import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLate } from './late-start.ts';

const FILES = [
  { url: '/shell/a/main.js', integrity: 'sha384-x' },
  { url: '/shell/a/landing.js', integrity: 'sha384-y' },
] as const;
const EVENTS = ['load', 'pointerdown', 'keydown', 'touchstart'];
const added = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** What the script listens with for as long as its page is there. */
let listened: Array<Parameters<typeof addEventListener>> = [];

beforeEach(() => {
  vi.useFakeTimers();
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (...args: Parameters<typeof addEventListener>) => {
      listened.push(args);
      listen(...args);
    },
  );
});

afterEach(() => {
  for (const [event, listener] of listened) removeEventListener(event, listener);
  listened = [];
  for (const element of document.head.querySelectorAll('[integrity]')) element.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each(EVENTS)('adds the script once, with its integrity, at %s', (event) => {
  startLate(FILES, 100);
  expect(added()).toEqual([]);

  dispatchEvent(new Event(event));
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(100);

  expect([...document.head.querySelectorAll('[integrity]')].map(({ outerHTML }) => outerHTML).join('')).toBe(
    '<script src="/shell/a/main.js" integrity="sha384-x" crossorigin="anonymous"></script>' +
      '<link rel="preload" as="script" href="/shell/a/landing.js" integrity="sha384-y" crossorigin="anonymous">',
  );
});

it.each(['online', 'pointerdown'])('asks again for a script that did not arrive, at %s', (event) => {
  startLate(FILES, 100);
  dispatchEvent(new Event('load'));
  added()[0]?.dispatchEvent(new Event('error'));
  expect(added()).toEqual([]);

  dispatchEvent(new Event(event));

  expect(added()).toHaveLength(1);
});

it('adds the script of a page that is about to be used after its first paint', () => {
  startLate(FILES, 0);
  expect(added()).toEqual([]);

  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);

  expect(added()).toHaveLength(1);
});

it('does not wait for ever for a picture that never comes', () => {
  startLate(FILES, 100);
  vi.advanceTimersByTime(99);
  expect(added()).toEqual([]);

  vi.advanceTimersByTime(1);

  expect(added()).toHaveLength(1);
});

it('adds it at once where the page is gone back to: it has a place to return to', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign({}, { type: 'back_forward' }),
  ] as never);

  startLate(FILES, 100);

  expect(added()).toHaveLength(1);
});

it('makes a policy that gives the address of the script and no other, where the browser has trusted types', () => {
  type Policy = { createScriptURL(url: string): string };
  const createPolicy = vi.fn<(name: string, policy: Policy) => Policy>((_name, policy) => policy);
  vi.stubGlobal('trustedTypes', { createPolicy });

  startLate(FILES, 100);
  dispatchEvent(new Event('load'));

  const [[name, policy] = []] = createPolicy.mock.calls;
  vi.unstubAllGlobals();
  expect(name).toBe('start');
  expect(policy?.createScriptURL('https://evil.example/x.js')).toBe('/shell/a/main.js');
  expect(added().map(({ src }) => new URL(src).pathname)).toEqual(['/shell/a/main.js']);
});
