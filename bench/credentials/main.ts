import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { makeOutputs } from './outputs.ts';
import { openWorker, type Throughput } from './run-jobs.ts';
import { openStores, type Stored } from './store-files.ts';

const STORE_ROUNDS = 9;
const JOB_ROUNDS = 9;
const JOBS = 10;

const outputs = await makeOutputs();
const stored = await withBenchDatabase(async (database) => {
  const stores = openStores(database);
  const rounds = Object.entries(outputs).flatMap(([name, made]) =>
    (['signed', 'plain'] as const).map(
      (side) => [`${side} ${name}`, () => stores.store(side, made)] as const,
    ),
  );
  try {
    // The first of each is not measured: it starts the thread.
    for (const [, store] of rounds) await store();
    return await interleave<string, Stored>(Object.fromEntries(rounds), STORE_ROUNDS);
  } finally {
    await stores.close();
  }
});

const jobs = await withBenchDatabase((one) =>
  withBenchDatabase(async (other) => {
    const [signing, plain] = [await openWorker(one, true), await openWorker(other, false)];
    try {
      for (const worker of [signing, plain]) await worker.run(JOBS);
      return await interleave({ signing: () => signing.run(JOBS), plain: () => plain.run(JOBS) }, JOB_ROUNDS);
    } finally {
      await Promise.all([signing.stop(), plain.stop()]);
    }
  }),
);

function compared<Sample>(
  name: string,
  { signed, plain }: { signed: readonly Sample[]; plain: readonly Sample[] },
  { read, digits }: { read: (sample: Sample) => number; digits: number },
): string[] {
  const [with_, without] = [signed.map(read), plain.map(read)];
  return [
    name,
    ...[with_, without].map((values) => formatSummary(summarize(values), digits)),
    formatSummary(ratioOf(with_, without), 3),
  ];
}

const fileRows = Object.keys(outputs).flatMap((name) => {
  const sides = { signed: stored[`signed ${name}`] ?? [], plain: stored[`plain ${name}`] ?? [] };
  return [
    compared(`${name}: stored, kB`, sides, { read: ({ bytes }: Stored) => bytes / 1000, digits: 1 }),
    compared(`${name}: ms`, sides, { read: ({ ms }: Stored) => ms, digits: 0 }),
    compared(`${name}: CPU, ms`, sides, { read: ({ cpuMs }: Stored) => cpuMs, digits: 0 }),
  ];
});
const jobSides = { signed: jobs.signing, plain: jobs.plain };

report('content credentials', {
  method: `Files: what the preview engine has made, with its posters and small pictures, from its bytes until all is synced to disk, ${STORE_ROUNDS} rounds in random order. Jobs: ${JOBS} pictures of 1 MP, from the first press until the last is there, by two workers of the product that have a database and two places for jobs each, ${JOB_ROUNDS} rounds in random order; the one that does not sign has a certificate that is not there. Median (min..max). Goal: jobs/s >= 0.97.`,
  lines: table(
    ['', 'signed', 'not signed', 'ratio'],
    [
      ...fileRows,
      compared('jobs/s', jobSides, { read: ({ perSecond }: Throughput) => perSecond, digits: 2 }),
      compared('worker CPU, ms/job', jobSides, { read: ({ cpuMs }: Throughput) => cpuMs, digits: 0 }),
    ],
  ),
});
