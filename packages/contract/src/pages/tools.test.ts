import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handleOfPath, isPage } from './pages.ts';
import { normalizePath, pageTitle, toolLabel, toolOfPath, TOOLS } from './tools.ts';

describe('the list of tools', () => {
  it.each(TOOLS)('names the package in $folder', ({ folder }) => {
    const manifest = readFileSync(join(import.meta.dirname, '../../../..', folder, 'package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ name: `@aic/${folder}` });
  });

  it('gives each page to one tool', () => {
    const routes = TOOLS.flatMap((tool) => [...tool.routes]);
    expect(new Set<string>(routes).size).toBe(routes.length);
  });

  it.each([
    ['/', 'image'],
    ['/image-generator', 'image'],
    ['/video/', 'video'],
    ['/profile', 'billing'],
    ['/about', null],
    ['/videos', null],
  ])('finds who serves %s', (path, tool) => {
    expect(toolOfPath(path)).toBe(tool);
  });

  it.each([
    ['/music', true],
    ['/terms/', true],
    ['/u/ada-4815', true],
    ['/u/', false],
    ['/nowhere', false],
  ])('tells whether %s is a page', (path, expected) => {
    expect(isPage(path)).toBe(expected);
  });

  it.each([
    ['/u/ada-4815', 'ada-4815'],
    ['/u/Ada-4815/', 'ada-4815'],
    ['/u/ad', null],
    ['/u/ada/x', null],
    ['/u/a%20da', null],
    ['/users/ada', null],
  ])('finds whose public page %s is', (path, handle) => {
    expect(handleOfPath(path)).toBe(handle);
  });

  it('takes an address with and without a slash at its end for the same', () => {
    expect(normalizePath('/text//')).toBe('/text');
    expect(normalizePath('/')).toBe('/');
  });

  it('has a word for each', () => {
    expect(TOOLS.map(({ name }) => toolLabel(name))).toEqual([
      'Images',
      'Video',
      'Music',
      'Text',
      'Your account',
      'Administration',
    ]);
  });
});

it('gives each page of the account a title of its own, and the others their tool', () => {
  const billing = TOOLS.find(({ name }) => name === 'billing')?.routes ?? [];
  const titles = billing.map((path) => pageTitle(path, 'billing'));

  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain(toolLabel('billing'));
  expect(pageTitle('/account/usage/', 'billing')).toBe('Credit history');
  expect(pageTitle('/music', 'music')).toBe('Music');
});
