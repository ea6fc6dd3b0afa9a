import { createAdminSql, createSql, selectPage, type Sql } from '@aic/api/testing';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { makeGenerations, seedUsers, tokenHashOf } from './make-generations.ts';
import { growth, readSizes, type Size, sumOf } from './sizes.ts';

const USERS = 500;
/** Made first, so that every table and index has its pages. */
const BEFORE = 2000;
const GENERATIONS = Number(process.env['BENCH_GENERATIONS'] ?? 20_000);
/** Events go after a day (prune_events), counters of limits with their window. */
const PASSING = new Set(['event', 'rate_limit']);

const { grown, itemBytes, unused } = await withBenchDatabase(async ({ url, ownerUrl }) => {
  const admin = createAdminSql(ownerUrl);
  await seedUsers(admin, USERS);
  await makeGenerations(ownerUrl, USERS, BEFORE);
  const before = await readSizes(admin);
  await makeGenerations(ownerUrl, USERS, GENERATIONS);
  await requireNoViolation(admin);
  const sizes = growth(before, await readSizes(admin), GENERATIONS);
  const result = { grown: sizes, itemBytes: await readItemBytes(url), unused: await readUnused(admin) };
  await admin.end();
  return result;
});

async function requireNoViolation(admin: Sql): Promise<void> {
  const violations = await admin`
    select what from credit.violation union all select what from generation_violation limit 1`;
  if (violations.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(violations)}`);
}

/** Of one item as GET /api/generations sends it. */
async function readItemBytes(url: string): Promise<number> {
  const sql = createSql(url, { name: 'bench-page', max: 1 });
  const caller = { tokenHash: tokenHashOf(1), now: new Date() };
  const [page] = await selectPage(sql, caller, { kind: 'image', limit: 20, after: null });
  await sql.end();
  const items: unknown = JSON.parse(page?.body ?? '[]');
  if (page === undefined || !Array.isArray(items) || items.length !== 20) {
    throw new Error('The seeded user has no full page.');
  }
  return Buffer.byteLength(page.body) / items.length;
}

/** Indexes of tables that grow with each generation, which none of it has read. */
async function readUnused(admin: Sql): Promise<string[]> {
  const rows = await admin<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_stat_user_indexes
    where idx_scan = 0 and pg_relation_size(indexrelid) > ${GENERATIONS} order by 1`;
  return rows.map(({ name }) => name);
}

const kept = grown.filter(({ table: name }) => !PASSING.has(name));
const passing = grown.filter(({ table: name }) => PASSING.has(name));
const names = [...new Set(grown.map(({ table: name }) => name))];
const of = (name: string, wanted: (size: Size) => boolean): string =>
  sumOf(grown.filter((size) => size.table === name && wanted(size))).toFixed(0);

report('Bytes of a generation', {
  method: `${GENERATIONS} images of ${USERS} users, made by the functions that the product calls, in its transactions (press, claim, two heartbeats, result with three files), with prompts of about 100 characters and a vacuum after each 2000; growth of each table with what is stored beside it, and of its indexes, divided by the count. Passing: events, which go after a day, and counters of limits. Reference: one item as GET /api/generations sends it. Goal: kept <= 2000. Indexes that none of this has read: ${unused.join(', ') || 'none'}.`,
  lines: [
    ...table(
      ['bytes', 'rows', 'indexes', 'together'],
      names.map((name) => [
        name,
        of(name, ({ index }) => index === null),
        of(name, ({ index }) => index !== null),
        of(name, () => true),
      ]),
    ),
    '',
    ...table(
      ['kept', 'passing', 'item as it is sent', 'kept to item'],
      [
        [
          sumOf(kept).toFixed(0),
          sumOf(passing).toFixed(0),
          itemBytes.toFixed(0),
          (sumOf(kept) / itemBytes).toFixed(2),
        ],
      ],
    ),
  ],
});
