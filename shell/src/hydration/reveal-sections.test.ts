import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revealSections } from './reveal-sections.ts';

let root: HTMLElement;
const shown = (): (string | undefined)[] =>
  ['#b', '#c', 'footer'].map((name) => root.querySelector<HTMLElement>(name)?.style.contentVisibility);
/** As browsers with idle callbacks, which jsdom does not have. */
let idle: (() => void)[] = [];

beforeEach(() => {
  root = document.createElement('div');
  root.dataset['prerendered'] = '';
  root.innerHTML =
    '<main><section id="a"></section><section id="b"></section><section id="c"></section></main><footer></footer>';
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('lays out one part at a time, whenever the browser has time, and leaves no trace', () => {
  revealSections(root);
  expect(shown()).toEqual(['', '', '']);
  const seen = [];
  while (idle.length > 0) {
    idle.shift()?.();
    seen.push(shown());
  }

  expect(seen).toEqual([
    ['visible', '', ''],
    ['visible', 'visible', ''],
    ['visible', 'visible', 'visible'],
    ['', '', ''],
  ]);
  expect(root.hasAttribute('data-prerendered')).toBe(false);
});

it.each([
  ['its address names a section', () => history.replaceState(null, '', '/#pricing')],
  [
    'it is gone back to',
    () => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never),
  ],
])('lays out all at once when %s', (_when, open) => {
  open();

  revealSections(root);

  expect(root.hasAttribute('data-prerendered')).toBe(false);
});
