import type { Generation, Registry } from '@aic/sdk';
import { imageItem, musicItem } from '@aic/sdk/testing';
import { expect, it } from 'vitest';
import { remoteEntry } from '../../testing/remote-entry.ts';
import { fillsOf } from './fills-of.ts';

const ACTION = { label: 'Make a poster', of: ['picture'] } as const;
const demo = (change: Partial<Registry['remotes'][string]> = {}) =>
  remoteEntry({ label: 'Demo', routes: ['/demo'], fills: { 'item-action': ACTION }, ...change });
const of = (remotes: Registry['remotes'], item: Generation = imageItem()) =>
  fillsOf('item-action', { item }, remotes).map(({ label }) => label);

it('gives what tools have for the medium, by the order of the admins, then of the navigation', () => {
  const labelled = (label: string, position?: number) =>
    demo({
      routes: [`/${label.toLowerCase()}`],
      fills: { 'item-action': { label, ...(position !== undefined && { position }) } },
    });
  const remotes = { a: labelled('A'), b: labelled('B', 2), c: labelled('C', 1), demo: demo() };

  expect(of(remotes)).toEqual(['C', 'B', 'A', 'Make a poster']);
  expect(of({ demo: demo() }, musicItem())).toEqual([]);
  expect(fillsOf('command', {}, remotes)).toEqual([]);
});

it.each([
  ['is switched off', { killed: true }],
  ['is of a release from before', { fills: {} }],
  ['says what nobody can read', { fills: { 'item-action': { label: 7 } as never } }],
])('gives nothing of a tool that %s', (_what, change) => {
  expect(of({ demo: demo(change) })).toEqual([]);
});
