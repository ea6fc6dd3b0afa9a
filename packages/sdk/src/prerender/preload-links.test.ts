import { expect, it } from 'vitest';
import { extractPreloads } from './preload-links.ts';

it('takes links of preloads out of the markup and leaves all else', () => {
  const picture = '<link rel="preload" as="image" href="/a.avif" fetchPriority="high"/>';
  const font = '<link rel="preload" as="font" href="/a.woff2"/>';

  expect(extractPreloads(`${picture}<main><link rel="icon" href="/i"/>${font}Hello</main>`)).toEqual({
    html: '<main><link rel="icon" href="/i"/>Hello</main>',
    preloads: picture + font,
  });
  expect(extractPreloads('<main></main>')).toEqual({ html: '<main></main>', preloads: '' });
});
