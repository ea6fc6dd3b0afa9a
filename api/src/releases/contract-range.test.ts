import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';

const { sql } = await createTestDatabase();

it.each([
  ['^1.4.0', '1.4.0', true],
  ['^1.4.0', '1.10.0', true],
  ['^1.4.2', '1.4.1', false],
  ['^1.4.0', '1.3.9', false],
  ['^1.4.0', '2.0.0', false],
  ['^2.0.0', '1.9.9', false],
  ['anything', '1.0.0', false],
  ['^1.0.0; drop table remote', '1.0.0', false],
  ['^1.4.0', null, true],
])(
  'checks a build for %s under a shell of contract %s as the shell does: %s',
  async (range, contract, expected) => {
    const [row] = await sql<[{ allowed: boolean }]>`select contract_allows(${range}, ${contract}) as allowed`;

    expect(row.allowed).toBe(expected);
  },
);
