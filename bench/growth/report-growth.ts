import { createAdminSql } from '@aic/api/testing';
import { report, table } from '../measure/results.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { countPages } from './count-pages.ts';
import { ITEMS_EACH } from './seed-size.ts';
import { type Contender, quantile, type Times, timePages } from './time-pages.ts';

const ROUNDS = 7;
const PAGES = 2000;

/** Both are on one server. */
export interface GrownDatabase extends Contender {
  ownerUrl: string;
  /** Items in it. */
  count: number;
}

/** Measures first pages in both databases, in turn, and reports them. */
export async function reportGrowth(small: GrownDatabase, large: GrownDatabase): Promise<void> {
  // Not measured: plans and caches. The working set is that of the asking users, as these come back.
  await timePages({ small, large }, PAGES);
  const rounds: Array<Times<'small' | 'large'>> = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    rounds.push(await timePages({ small, large }, PAGES));
    process.stderr.write(`round ${round} of ${ROUNDS}\n`);
  }
  const pages = { small: await countPages(small.ownerUrl), large: await countPages(large.ownerUrl) };
  const row = (name: string, share: number): string[] => {
    const smallMs = rounds.map((times) => quantile(times.small, share));
    const largeMs = rounds.map((times) => quantile(times.large, share));
    return [
      name,
      formatSummary(summarize(smallMs), 2),
      formatSummary(summarize(largeMs), 2),
      formatSummary(ratioOf(largeMs, smallMs), 2),
    ];
  };
  report('Lists as the database grows', {
    method: `The statement of GET /api/generations, first pages of 20 of ${small.cookies.length} users in turn, ${ITEMS_EACH} images each that lie far apart, in a database of ${small.count} and in one of ${large.count} items on the same server (the large one: ${await sizesOf(large.ownerUrl)}); ${ROUNDS} rounds of ${PAGES} pages, one page of each after the other; median of the rounds (min..max). Pages of 8 kB are those that the items of a page take, without the session. Indexes that lists do not read are left out. Goal: ratio of p99 <= 1.2.`,
    lines: table(
      ['', `${small.count}`, `${large.count}`, 'ratio'],
      [
        [
          'pages of 8 kB',
          pages.small.toFixed(1),
          pages.large.toFixed(1),
          (pages.large / pages.small).toFixed(2),
        ],
        row('p50, ms', 0.5),
        row('p90, ms', 0.9),
        row('p99, ms', 0.99),
      ],
    ),
  });
}

async function sizesOf(ownerUrl: string): Promise<string> {
  const admin = createAdminSql(ownerUrl);
  const [row] = await admin<[{ sizes: string }]>`
    select pg_size_pretty(pg_table_size('generation')) || ' of rows, ' || pg_size_pretty(pg_indexes_size('generation'))
      || ' of indexes, shared_buffers ' || current_setting('shared_buffers') as sizes`;
  await admin.end();
  return row.sizes;
}
