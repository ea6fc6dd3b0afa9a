import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { guardNavigation } from './guard-navigation.ts';

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
  onTestFinished(guardNavigation());
  followByRouter();
  kill();

  link.click();

  expect(location.pathname).toBe('/by-the-router');
});

it('leaves a link to the browser where the function cannot be put back', () => {
  onTestFinished(guardNavigation());
  const follow = followByRouter();
  History.prototype.pushState = dead;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const { defineProperty } = Reflect;
  const refused = vi
    .spyOn(Reflect, 'defineProperty')
    .mockImplementation((owner, ...rest) => owner !== History.prototype && defineProperty(owner, ...rest));

  link.dispatchEvent(click);

  refused.mockRestore();
  expect(follow).not.toHaveBeenCalled();
  expect(click.defaultPrevented).toBe(false);
});

it('listens to nothing once it is stopped, and changes nothing that nobody has replaced', () => {
  const [added, removed] = [
    vi.spyOn(globalThis, 'addEventListener'),
    vi.spyOn(globalThis, 'removeEventListener'),
  ];
  const stop = guardNavigation();
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(history.pushState).toBe(pushState);

  stop();

  expect(added).toHaveBeenCalled();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
