import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

it('names each command of package.json in CONTRIBUTING, and no other', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const named = read('CONTRIBUTING.md').matchAll(/\bnpm (?:run )?([a-z][a-z:]*)/g);

  expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(Object.keys(scripts)));
});

it('gives figures in README that stand in the results of the benches', () => {
  const cells = [...read('bench/results.md').matchAll(/(?<=\| )\d+(?:\.\d+)?/g)].map(([cell]) =>
    Number(cell),
  );
  const [, measured = ''] = read('README.md').split('## Measured');
  const ratios = [...measured.matchAll(/(\d+\.\d\d)x/g)].map(([, ratio]) => ratio);
  const points = [...measured.matchAll(/\b(\d\d)(?= points| for)/g)].map(([, point]) => point);

  expect(ratios).not.toEqual([]);
  expect(ratios.filter((ratio) => !cells.some((cell) => cell.toFixed(2) === ratio))).toEqual([]);
  expect(points.filter((point) => !cells.includes(Number(point)))).toEqual([]);
});

it('draws every remote of the workspace in the picture of ARCHITECTURE', () => {
  const [, picture = ''] = read('ARCHITECTURE.md').split('```');
  const remotes = readdirSync(join(import.meta.dirname, '../..')).filter((name) => name.startsWith('mf-'));

  expect(remotes.filter((name) => !picture.includes(name))).toEqual([]);
});
