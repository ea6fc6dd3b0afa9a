import { seedUsers } from '../generate/seed-users.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { graphileQueue } from './graphile-queue.ts';
import { type Lateness, measureQueue } from './load.ts';
import { productQueue } from './product-queue.ts';

const USERS = 500;
const ROUNDS = 5;
const LOAD = { perSecond: 50, seconds: 8 };
const SLOTS = 16;

const samples = await withBenchDatabase(async ({ url, ownerUrl }) => {
  await seedUsers(ownerUrl, USERS);
  const product = (isOneProcess: boolean) => productQueue(url, { users: USERS, slots: SLOTS, isOneProcess });
  return interleave(
    {
      oneProcess: () => measureQueue(product(true), LOAD),
      twoProcesses: () => measureQueue(product(false), LOAD),
      graphile: () => measureQueue(graphileQueue(ownerUrl, { slots: SLOTS }), LOAD),
    },
    ROUNDS,
  );
});

const p50 = (rounds: readonly Lateness[]) => rounds.map(({ p50Ms }) => p50Ms);
const p99 = (rounds: readonly Lateness[]) => rounds.map(({ p99Ms }) => p99Ms);
const row = (name: string, rounds: readonly Lateness[]): string[] => [
  name,
  formatSummary(summarize(p50(rounds)), 1),
  formatSummary(summarize(p99(rounds)), 1),
  formatSummary(ratioOf(p50(rounds), p50(samples.graphile)), 2),
];

report('job start', {
  method: `From the commit of a job to the begin of its work, ${LOAD.perSecond} jobs a second at random moments for ${LOAD.seconds} s, ${SLOTS} at once, ${ROUNDS} rounds in random order; fsync on, jobs that do nothing. Ours: start_generations with session, price, hold, journal and event, and the worker, which charges for each job; in the gateway's process (ROLE=all), and told by NOTIFY alone. graphile-worker 0.18.0: addJob and run, its defaults. One Node process each, beside the database. Goal: ratio <= 1.0.`,
  lines: table(
    ['', 'p50, ms', 'p99, ms', 'p50, ratio to graphile-worker'],
    [
      row('one process', samples.oneProcess),
      row('told by NOTIFY', samples.twoProcesses),
      [
        'graphile-worker',
        formatSummary(summarize(p50(samples.graphile)), 1),
        formatSummary(summarize(p99(samples.graphile)), 1),
        '',
      ],
    ],
  ),
});
