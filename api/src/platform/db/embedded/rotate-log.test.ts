import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { rotateLog } from './rotate-log.ts';

const home = await mkdtemp(join(tmpdir(), 'rotate-log-'));
afterAll(() => rm(home, { recursive: true }));

it('keeps a full log beside itself, once, and lets its writer go on at the start', async () => {
  const file = join(home, 'postgres.log');
  await writeFile(file, 'x'.repeat(100));
  await rotateLog(file, 100);
  expect(await readFile(file, 'utf8')).toHaveLength(100);

  await appendFile(file, 'y');
  await rotateLog(file, 100);
  await appendFile(file, 'z');

  expect(await readFile(file, 'utf8')).toBe('z');
  expect(await readFile(`${file}.1`, 'utf8')).toHaveLength(101);
});
