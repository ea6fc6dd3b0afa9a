import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { snapshotGlobals } from './globals-snapshot.ts';

const dead = () => {};
const { pushState } = history;
let link: HTMLAnchorElement;

beforeEach(() => {
  link = document.createElement('a');
  link.href = '/elsewhere';
  document.body.append(link);
  onTestFinished(() => link.remove());
});
afterEach(() => {
  Reflect.deleteProperty(history, 'pushState');
  History.prototype.pushState = pushState;
});

/** A link as the router makes it. */
function followByRouter() {
  const follow = vi.fn<(event: Event) => void>((event) => {
    event.preventDefault();
    history.pushState(null, '', '/by-the-router');
  });
  link.addEventListener('click', follow);
  return follow;
}

it.each([
  ['of the page', () => void Object.assign(history, { pushState: dead })],
  ['of all histories', () => void Object.assign(History.prototype, { pushState: dead })],
  [
    'as a getter',
    () => void Object.defineProperty(history, 'pushState', { get: () => dead, configurable: true }),
  ],
])('leads on by a link although a tool has made history.pushState dead: %s', (_how, kill) => {
  const undo = snapshotGlobals();
  onTestFinished(() => void undo());
  followByRouter();
  kill();

  link.click();

  expect(location.pathname).toBe('/by-the-router');
});

it('listens to nothing once it is stopped, and changes nothing that was not replaced', () => {
  const [added, removed] = [
    vi.spyOn(globalThis, 'addEventListener'),
    vi.spyOn(globalThis, 'removeEventListener'),
  ];
  const stop = snapshotGlobals();
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(history.pushState).toBe(pushState);

  stop();

  expect(added).toHaveBeenCalled();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
