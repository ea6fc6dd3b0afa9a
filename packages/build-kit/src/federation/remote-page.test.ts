import { TOOLS } from '@aic/contract';
import { expect, it } from 'vitest';
import { remotePage } from './remote-page.ts';

it.each(TOOLS)('gives the build of $name the routes of the list, and nothing else', ({ name, routes }) => {
  expect(remotePage(name, undefined)).toEqual({ routes });
});

it('gives the build of a new tool its page, in the navigation unless it says otherwise', () => {
  const page = { label: 'Demo', routes: ['/demo'] };

  expect(remotePage('demo', page)).toEqual({ ...page, isInNavigation: true });
  expect(remotePage('demo', { ...page, isInNavigation: false })).toMatchObject({ isInNavigation: false });
});

it('refuses what could not be released', () => {
  expect(() => remotePage('demo', undefined)).toThrow('has to name its page');
  expect(() => remotePage('image', { label: 'Mine', routes: ['/'] })).toThrow(
    'packages/contract/src/pages/tools.ts',
  );
  expect(() => remotePage('demo', { label: 'Demo', routes: ['/video'] })).toThrow('is not /demo');
});
