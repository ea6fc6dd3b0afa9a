import { describe, expect, it } from 'vitest';
import { fallenBack, loaded } from '../../testing/open-controller.ts';
import { remoteEntry } from '../../testing/remote-entry.ts';
import type { LoadResult } from '../loading/load-with-fallback.ts';
import { otherBuild, type ToolState } from './tool-state.ts';

const element = document.createElement('div');
const screen = { element, build: null, takenOver: () => {}, drop: () => {} };
const mountedOf = (result: LoadResult): ToolState => {
  if (!result.ok) throw new Error('Nothing was loaded.');
  return { kind: 'mounted', screen, tool: { element, result, unmount: () => {} } };
};
const mounted = mountedOf(loaded(undefined, remoteEntry({ build: 'b2', publishedAt: 20 })));
const standIn = mountedOf(fallenBack());
const failed: ToolState = {
  kind: 'failed',
  card: element,
  reason: 'unreachable',
  build: 'b2',
  isCutOff: true,
};

describe('another build', () => {
  it.each([
    [
      'that was published later is newer',
      mounted,
      { build: 'b4', publishedAt: 30 },
      { build: 'b4', isOlder: false },
    ],
    [
      'that was published earlier is older',
      mounted,
      { build: 'b1', publishedAt: 10 },
      { build: 'b1', isOlder: true },
    ],
    ['of an unknown date counts as newer', mounted, { build: 'b1' }, { build: 'b1', isOlder: false }],
    ['is none where it is on the page', mounted, { build: 'b2' }, null],
    ['is none where the one on the page stands in for it', standIn, { build: 'b2' }, null],
    ['is none beside an error card', failed, { build: 'b4' }, null],
  ] as const)('%s', (_name, state, released, expected) => {
    expect(otherBuild(state, remoteEntry(released))).toEqual(expected);
  });
});
