import { afterEach, expect, it, vi } from 'vitest';
import { hintFonts } from './font-hint.ts';

const hints = () =>
  [...document.head.querySelectorAll('link[as="font"]')].map((link) => link.getAttribute('href'));
const onLine = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });

afterEach(() => {
  for (const link of document.head.querySelectorAll('link[as="font"]')) link.remove();
  vi.unstubAllGlobals();
});

it.each([
  ['a fast line', { rtt: 50, downlink: 10, saveData: false }],
  ['a browser that does not tell, and does not hold the paint either', undefined],
])('asks ahead on %s', (_line, connection) => {
  onLine(connection);

  hintFonts(['/a.woff2', '/b.woff2']);

  expect(hints()).toEqual(['/a.woff2', '/b.woff2']);
  expect(document.head.querySelector('link[as="font"]')?.getAttribute('crossorigin')).toBe('anonymous');
});

it.each([
  ['far away', { rtt: 150, downlink: 10, saveData: false }],
  ['narrow', { rtt: 50, downlink: 1.6, saveData: false }],
  ['one that is paid by the byte', { rtt: 50, downlink: 10, saveData: true }],
])('does not hold the first paint on a line that is %s', (_line, connection) => {
  onLine(connection);

  hintFonts(['/a.woff2']);

  expect(hints()).toEqual([]);
});
