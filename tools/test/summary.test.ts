import { expect, it } from 'vitest';
import { stageLines, totalLines } from './summary.ts';

it('ends a stage with its slowest files, slowest first, and its time', () => {
  const files = [1, 7, 3, 12.34, 5, 4].map((seconds) => ({ path: `src/${seconds}.test.ts`, seconds }));

  expect(stageLines({ name: 'stories', seconds: 61.04, passed: 6, failed: 0, skipped: 0 }, files)).toEqual([
    '    12.3 s  src/12.34.test.ts',
    '     7.0 s  src/7.test.ts',
    '     5.0 s  src/5.test.ts',
    '     4.0 s  src/4.test.ts',
    '     3.0 s  src/3.test.ts',
    'stories: 6 passed, 0 failed, 61.0 s',
  ]);
});

it('ends a run with the time of each stage and the counts of all', () => {
  const results = [
    { name: 'verify', seconds: 20, passed: 5, failed: 0, skipped: 0 },
    { name: 'journeys', seconds: 140.5, passed: 60, failed: 1, skipped: 0 },
  ];

  expect(totalLines(results)).toEqual([
    '  20.0 s  verify',
    ' 140.5 s  journeys',
    ' 160.5 s  in all',
    '',
    '65 passed, 1 failed',
  ]);
});

it('counts skipped tests in the last line only when there are some', () => {
  const results = [{ name: 'unit', seconds: 1, passed: 2, failed: 0, skipped: 3 }];

  expect(totalLines(results).at(-1)).toBe('2 passed, 0 failed, 3 skipped');
});
