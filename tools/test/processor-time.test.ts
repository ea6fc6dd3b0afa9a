import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { measureProcessor, parsePs, parseStat, ProcessTree, type ProcessTime } from './processor-time.ts';

const ROOT = 10;
const process_ = (pid: number, parent: number, own: number, reaped = 0): ProcessTime => ({
  pid,
  parent,
  own,
  reaped,
});

/** @returns the seconds of the tree after these samples */
function secondsAfter(...samples: ProcessTime[][]): number {
  const tree = new ProcessTree(ROOT);
  for (const sample of samples) tree.add(sample);
  return tree.seconds;
}

it('counts the process, its descendants and what they have waited for, and nothing else of the machine', () => {
  const sample = [process_(ROOT, 1, 1), process_(11, ROOT, 2, 4), process_(12, 11, 8), process_(13, 1, 100)];

  expect(secondsAfter(sample)).toBe(15);
});

it('counts a process that has ended once: with its parent where that has waited, else as it was last seen', () => {
  const running = [process_(ROOT, 1, 1), process_(11, ROOT, 2), process_(12, 11, 8)];

  expect(secondsAfter(running, [process_(ROOT, 1, 1), process_(11, ROOT, 2, 9)])).toBe(12);
  expect(secondsAfter(running, [process_(ROOT, 1, 1), process_(11, ROOT, 2)])).toBe(11);
});

it('counts a process that ends together with its parent', () => {
  const running = [process_(ROOT, 1, 1), process_(11, ROOT, 2), process_(12, 11, 8)];

  expect(secondsAfter(running, [process_(ROOT, 1, 1, 10)])).toBe(11);
  expect(secondsAfter(running, [process_(ROOT, 1, 1, 2)])).toBe(11);
});

it('goes on counting a process whose parent has gone, and what that process starts', () => {
  const running = [process_(ROOT, 1, 1), process_(11, ROOT, 2), process_(12, 11, 8)];
  const adopted = [process_(ROOT, 1, 1, 2), process_(12, 1, 9), process_(13, 12, 4)];

  expect(secondsAfter(running, adopted)).toBe(16);
});

it('reads a line of /proc, whatever the program is called', () => {
  const line = '42 (a) b (c) S 7 42 42 0 -1 4194304 1 2 3 4 150 50 1000 200 20 0 1 0 5';

  expect(parseStat(line)).toEqual({ pid: 42, parent: 7, own: 2, reaped: 12 });
});

it('reads what ps prints', () => {
  expect(parsePs('    1     0   0:03.50\n   42     1  62:00.25\n  900    42 1-02:00:01\n')).toEqual([
    process_(1, 0, 3.5),
    process_(42, 1, 3720.25),
    process_(900, 42, 93_601),
  ]);
});

it.runIf(process.platform === 'linux' || process.platform === 'darwin')(
  'measures what a program has used that was started and has ended',
  () => {
    const end = measureProcessor();
    execFileSync(process.execPath, [
      '-e',
      'do { var { user, system } = process.cpuUsage(); } while (user + system < 400_000);',
    ]);

    expect(end()).toBeGreaterThan(0.35);
  },
);
