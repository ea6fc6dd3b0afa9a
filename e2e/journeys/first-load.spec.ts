import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';

const studio = openStudio();

describe('the first load of / when signed out', () => {
  let files: string[];

  beforeAll(async () => {
    files = filesNamedBy(await (await fetch(studio.url)).text());
  });

  it('is at most 160 kB gzip of JavaScript: the script and every preload of the HTML', async () => {
    const scripts = files.filter((file) => file.endsWith('.js'));

    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(scripts.map(gzipBytes));
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(160);
  });

  it('is four files beside the page: the script, the landing page, one font, the first picture', () => {
    expect(files.map((file) => file.replace(/.*\./, '')).toSorted()).toEqual(['avif', 'js', 'js', 'woff2']);
  });
});

async function gzipBytes(path: string): Promise<number> {
  const response = await fetch(studio.url + path);
  expect(response.status).toBe(200);
  return gzipSync(await response.bytes(), { level: 9 }).length;
}

/** Paths of the files of the shell's build that the HTML makes a browser fetch, at once or from an inline script. */
function filesNamedBy(html: string): string[] {
  const head = html.slice(0, html.indexOf('<body>'));
  const scripts = [...html.matchAll(/<script nonce[^>]*>([^<]+)<\/script>/g)].map(([, code = '']) => code);
  return [...(head + scripts.join('')).matchAll(/"(\/shell\/[^"]*)"/g)].map(([, path = '']) => path);
}
