import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCHEMA_FOLDER } from '../../platform/db/migrate/schema-files.ts';
import { refusalText } from './release-refusals.ts';

/** Codes whose text depends on the reason, and not on the SQLSTATE alone (../../platform/db/sql-error.ts). */
const WITH_REASON = /raise exception '([^']+)'\s+using\s+errcode = '(CRBLD|CRCON|CRDIF|CRPRE|CRREM)'/g;

const reasons = globSync('sql/public/**/*.sql', { cwd: SCHEMA_FOLDER }).flatMap((file) =>
  [...readFileSync(join(SCHEMA_FOLDER, file), 'utf8').matchAll(WITH_REASON)].map(([, code = '']) => code),
);

it('finds the refusals', () => {
  expect(new Set(reasons).size).toBeGreaterThan(12);
});

it.each([...new Set(reasons)])('has a text for %s, which SQL raises as a code', (code) => {
  expect(code).toMatch(/^[a-z_]+$/);
  expect(
    refusalText(code, { name: 'image', build: 'b1', channel: 'stable', contract: '^1.0.0', shell: '2.0.0' }),
  ).toContain(' ');
});

it('names what is meant', () => {
  expect(
    refusalText('contract_refused', { name: 'image', build: 'b1', contract: '^2.0.0', shell: '1.5.0' }),
  ).toBe(
    'Build b1 of image needs the shell contract ^2.0.0; the released shell has 1.5.0. Nothing was changed.',
  );
});
