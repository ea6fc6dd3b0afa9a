import { beforeEach, expect, it } from 'vitest';
import { readFirstScreen, type FirstScreen } from './first-screen.ts';

let slot: HTMLElement;
let screen: FirstScreen;
const styles = () => document.head.querySelectorAll('[data-first-screen-styles]');

beforeEach(() => {
  document.querySelector('[data-first-screen-styles]')?.remove();
  document.head.insertAdjacentHTML('beforeend', '<style data-first-screen-styles></style>');
  document.body.innerHTML =
    '<div id="root"><div data-first-screen="image" data-build="b2" aria-hidden="true" inert>prerendered</div></div>';
  screen = readFirstScreen(document);
  slot = document.createElement('div');
  // As React does when it renders for the first time.
  document.body.replaceChildren(slot);
});

it('stands in the slot and stays there when its tool takes it, once', () => {
  screen.place(slot, 'image');
  const taken = screen.take('image');

  expect(taken?.build).toBe('b2');
  expect(slot.textContent).toBe('prerendered');
  expect(screen.take('image')).toBeNull();
});

it('is an element like any other, with the styles of the page, once it is taken over', () => {
  screen.place(slot, 'image');

  screen.take('image')?.takenOver();

  expect(slot.innerHTML).toBe('<div>prerendered</div>');
  expect(styles()).toHaveLength(0);
});

it('goes with its styles', () => {
  screen.place(slot, 'image');

  screen.take('image')?.drop();

  expect(slot.childElementCount).toBe(0);
  expect(styles()).toHaveLength(0);
});

it('goes when another page is opened before its tool is there, and does not come back', () => {
  screen.place(slot, 'image');

  screen.place(slot, null);
  screen.place(slot, 'image');

  expect(slot.childElementCount).toBe(0);
  expect(screen.take('image')).toBeNull();
});

it('is never shown for another tool', () => {
  screen.place(slot, 'image');

  expect(screen.take('video')).toBeNull();
  expect(slot.childElementCount).toBe(0);
});

it('is not there in a document that was sent without one', () => {
  const none = readFirstScreen(document.createElement('div'));
  none.place(slot, 'image');

  expect(none.take('image')).toBeNull();
  expect(readFirstScreen(null).take('image')).toBeNull();
});

it('is in a frame to take over only where that has all that React renders', () => {
  const page = (badge: string) => {
    const sent = document.createElement('div');
    sent.innerHTML = `<header>${badge}</header><div data-slot><div data-first-screen="image"></div></div>`;
    return readFirstScreen(sent);
  };

  expect(page('<span data-testid="credits"></span>').isInFrame).toBe(true);
  expect(page('<!--credits-->').isInFrame).toBe(false);
  expect(readFirstScreen(document.createElement('div')).isInFrame).toBe(false);
});
