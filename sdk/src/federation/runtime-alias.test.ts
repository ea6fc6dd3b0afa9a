import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { federationRuntimeAlias } from './runtime-alias.ts';

it('leads from CommonJS files that exist to ES modules that exist', () => {
  const alias = Object.entries(federationRuntimeAlias());

  expect(alias).toHaveLength(6);
  for (const [commonJs, esm] of alias) {
    expect(readFileSync(commonJs, 'utf8')).toMatch(/\brequire\(|\bexports\b/);
    expect(readFileSync(esm, 'utf8')).toMatch(/^(?:im|ex)port\b/m);
  }
});
