import { describe, expect, it } from 'vitest';
import { remoteEntry } from '../../testing/remote-entry.ts';
import { otherBuild, stepAfterRegistry, type ToolState } from './tool-state.ts';

const element = document.createElement('div');
const screen = { element, build: null, takenOver: () => {}, drop: () => {} };
const tool = { element, build: 'b2', publishedAt: 20, failedBuild: 'b3', unmount: () => {} };
const mounted: ToolState = { kind: 'mounted', tool, screen };
const failed: ToolState = { kind: 'failed', element, reason: 'unreachable', build: 'b2', isCutOff: true };
const off: ToolState = { ...failed, reason: 'switched-off' };

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
    ['is none where the one on the page stands in for it', mounted, { build: 'b3' }, null],
    ['is none beside an error card', failed, { build: 'b4' }, null],
  ] as const)('%s', (_name, state, released, expected) => {
    expect(otherBuild(state, remoteEntry(released))).toEqual(expected);
  });
});

describe('after the registry was read again', () => {
  it.each([
    ['nothing comes where no tool is', { kind: 'idle' }, { killed: true, build: 'b2' }, 'stay'],
    [
      'a tool that is on its way is switched off',
      { kind: 'loading', screen },
      { killed: true, build: 'b2' },
      'switch-off',
    ],
    ['a tool on the page is switched off', mounted, { killed: true, build: 'b2' }, 'switch-off'],
    ['a tool on the page stays beside a newer build', mounted, { killed: false, build: 'b4' }, 'stay'],
    ['a failure gives way to the switch', failed, { killed: true, build: 'b2' }, 'switch-off'],
    ['a failure of the same build stays', failed, { killed: false, build: 'b2' }, 'stay'],
    ['a failure starts again with another build', failed, { killed: false, build: 'b4' }, 'restart'],
    ['what is switched off stays so', off, { killed: true, build: 'b4' }, 'stay'],
    ['what is switched on again starts', off, { killed: false, build: 'b2' }, 'restart'],
  ] as const)('%s', (_name, state, entry, expected) => {
    expect(stepAfterRegistry(state, entry)).toBe(expected);
  });
});
