import { expect, it } from 'vitest';
import { stageLines, totalLines } from './summary.ts';

const NOTHING = { passed: 0, failed: 0, skipped: 0, seconds: 0, processorSeconds: null };

it('ends a stage with its slowest files, slowest first, and its time', () => {
  const files = [1, 7, 3, 12.34, 5, 4].map((seconds) => ({ path: `src/${seconds}.test.ts`, seconds }));

  expect(
    stageLines({ ...NOTHING, name: 'stories', seconds: 61.04, processorSeconds: 98.76, passed: 6 }, files),
  ).toEqual([
    '    12.3 s  src/12.34.test.ts',
    '     7.0 s  src/7.test.ts',
    '     5.0 s  src/5.test.ts',
    '     4.0 s  src/4.test.ts',
    '     3.0 s  src/3.test.ts',
    'stories: 6 passed, 0 failed, 61.0 s (  98.8 s CPU)',
  ]);
});

it('ends a run with the times of each stage, of clock and processor, what failed, and the counts of all', () => {
  const results = [
    { ...NOTHING, name: 'verify', seconds: 20, processorSeconds: 31, passed: 5 },
    {
      ...NOTHING,
      name: 'journeys',
      seconds: 140.5,
      processorSeconds: 250.25,
      passed: 60,
      failed: 1,
      failures: ['journeys/text.spec.ts > streams'],
    },
  ];

  expect(totalLines(results, 151.2)).toEqual([
    '  20.0 s (  31.0 s CPU)  verify',
    ' 140.5 s ( 250.3 s CPU)  journeys',
    ' 151.2 s ( 281.3 s CPU)  in all',
    '',
    'failed: journeys/text.spec.ts > streams',
    '65 passed, 1 failed',
  ]);
});

it('names what passed only when it was run again', () => {
  const stage = { ...NOTHING, name: 'journeys', passed: 6, retried: ['journeys/text.spec.ts > streams'] };

  expect(stageLines(stage, [])).toEqual([
    '  passed when run again: journeys/text.spec.ts > streams',
    'journeys: 6 passed, 0 failed, 0.0 s',
  ]);
});

it('names the packages that would have brought what was skipped', () => {
  const results = [
    { ...NOTHING, name: 'gateway', skipped: 5, missing: { 'nats-server': 3, pgbouncer: 2 } },
    { ...NOTHING, name: 'front ends' },
  ];

  expect(totalLines(results, 1).slice(-3)).toEqual([
    'skipped: 3 that need the package nats-server',
    'skipped: 2 that need the package pgbouncer',
    '0 passed, 0 failed, 5 skipped',
  ]);
});

it('counts skipped tests in the last line only when there are some', () => {
  const results = [{ ...NOTHING, name: 'unit', seconds: 1, passed: 2, skipped: 3 }];

  expect(totalLines(results, 1).at(-1)).toBe('2 passed, 0 failed, 3 skipped');
});

it('prints the time of the clock alone where the system does not tell that of the processor', () => {
  const results = [{ ...NOTHING, name: 'unit', seconds: 1 }];

  expect(totalLines(results, 1).slice(0, 2)).toEqual(['   1.0 s  unit', '   1.0 s  in all']);
});
