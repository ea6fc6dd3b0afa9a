import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { REMOTE_BUDGET } from '@aic/api/remotes';
import type { BuildInfo } from '@aic/build-kit';
import { PAGES_FILE } from '@aic/contract/prerender';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFrontend, FRONTENDS, loadBuild } from './build.ts';

const root = join(import.meta.dirname, '../..');
const REMOTES = FRONTENDS.filter((folder) => folder !== 'shell');
const builds = new Map<string, { info: BuildInfo; outputDir: string }>();

/** gzip level 9, kB of 1000 bytes. */
function gzipKb(folder: string, files: readonly string[]): number {
  const { info } = buildOf(folder);
  return files.reduce((sum, file) => sum + sizeOf(info, file), 0) / 1000;
}

const brotliKb = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000;

/** @throws Error for a file that the build does not have: it must not count as 0 bytes */
function sizeOf(info: BuildInfo, file: string): number {
  const size = info.sizes[file];
  if (size === undefined) {
    throw new Error(`${info.name} has no file ${file}, so its size is unknown.`);
  }
  return size.gzip;
}

function buildOf(folder: string) {
  const build = builds.get(folder);
  if (build === undefined) {
    throw new Error(`${folder} was not built.`);
  }
  return build;
}

beforeAll(async () => {
  for (const folder of FRONTENDS) {
    builds.set(folder, await buildFrontend(await loadBuild(root, folder)));
  }
}, 120_000);

it.each(FRONTENDS)('has the script of %s compiled while it arrives', (folder) => {
  const { info, outputDir } = buildOf(folder);
  const files = info.assets.filter((file) => /^(?:main|tool)\./.test(file));
  expect(files).toHaveLength(1);
  for (const file of files) {
    expect(readFileSync(join(outputDir, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

describe.each(REMOTES)('%s', (folder) => {
  it('has an entry of at most 6.5 kB gzip: a container, and no library', () => {
    const { entry } = buildOf(folder).info;

    expect(entry).toBe('container.js');
    expect(gzipKb(folder, [entry])).toBeLessThanOrEqual(6.5);
  });

  it('draws its first screen with at most 60 kB gzip of its own', () => {
    const { assets } = buildOf(folder).info;

    expect(assets.length).toBeGreaterThan(1);
    expect(gzipKb(folder, assets)).toBeLessThanOrEqual(REMOTE_BUDGET.firstScreen.gzip / 1000);
  });
});

interface Page {
  html: string;
  styles: string;
}

const partFiles = (chunk: string): readonly string[] => buildOf('shell').info.chunks[chunk] ?? [];

describe('shell', () => {
  it.each([
    // With what keeps tools apart, says what the page's policy has refused to one, takes an ended preview away, and
    // knows of slots, says where tools break, and keeps sheets for the last place.
    // And three icons that tools of the release before may import, which the bar itself has no more.
    ['tools', 26.5, 1],
    // With what other parts have in common with it.
    ['studio', 26.89, 2],
    // With what its fields say when they are wrong: browsers' own bubbles cost nothing and say one thing at a time.
    ['auth', 19, 2],
    ['toast', 16.5, 2],
    // With what holds back 26 kB of parts that the HTML has brought, and keeps what is pressed in them meanwhile.
    ['landing', 8.75, 1],
  ])('keeps its lazy part %s within %d kB gzip in %i files', (chunk, maxKb, count) => {
    expect(partFiles(chunk)).toHaveLength(count);
    expect(gzipKb('shell', partFiles(chunk))).toBeLessThanOrEqual(maxKb);
  });

  // What the build puts into the HTML, compressed as the gateway does it. What comes first is painted first.
  it.each([
    ['/', 21.2, 6.8],
    ['/pricing', 9.2, 7.7],
    ['/auth', 9.5, 7.9],
  ])(
    'has the HTML of %s within %d kB, and its first screen within the first %d',
    (name, wholeKb, firstKb) => {
      const { info, outputDir } = buildOf('shell');
      // Safe because the build writes them (packages/build-kit/src/prerender/prerender-pages.ts).
      const pages = JSON.parse(readFileSync(join(outputDir, PAGES_FILE), 'utf8')) as Record<string, Page>;
      const { html = '', styles = '' } = pages[name] ?? {};
      const { themeScript = '', css = '', startScript = '' } = info.inline ?? {};
      const below = html.indexOf('<style');

      expect(below).toBeGreaterThan(0);
      expect(brotliKb(themeScript + css + styles + html + startScript)).toBeLessThanOrEqual(wholeKb);
      expect(brotliKb(themeScript + css + styles + html.slice(0, below))).toBeLessThanOrEqual(firstKb);
    },
  );

  it('brings a signed-in user to a tool with at most 206.2 kB gzip: no file is needed twice', () => {
    const files = new Set(['main', 'tools', 'studio', 'toast'].flatMap((chunk) => partFiles(chunk)));

    expect(gzipKb('shell', [...files])).toBeLessThanOrEqual(206.2);
  });

  // What comes with words, a press or idle time is not among them: `data-parts` of its first screen names no other.
  it.each([
    ['mf-image', [], 223.1],
    ['mf-video', ['tabs', 'media'], 235.05],
    ['mf-music', ['media'], 231.2],
    ['mf-text', ['media'], 228.9],
    ['mf-library', ['gallery', 'overlays'], 293.9],
  ])(
    'lets %s answer after its own files, main, tools, studio and %j: at most %d kB gzip',
    (folder, parts, maxKb) => {
      const files = new Set(['main', 'tools', 'studio', ...parts].flatMap((chunk) => partFiles(chunk)));

      const { assets } = buildOf(folder).info;
      expect(gzipKb('shell', [...files]) + gzipKb(folder, assets)).toBeLessThanOrEqual(maxKb);
    },
  );
});
