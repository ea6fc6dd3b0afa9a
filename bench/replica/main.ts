import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdminSql, migrate, type Sql, startEmbeddedPostgres } from '@aic/api/testing';
import { makeGenerations, seedUsers } from '../database/make-generations.ts';
import { quantile } from '../growth/time-pages.ts';
import { nameDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { startReplica } from './start-replica.ts';

const USERS = 100;
const CHANGES = 300;
/** Made beside, by one connection without a pause. */
const GENERATIONS_BESIDE = 2000;

const home = await mkdtemp(join(tmpdir(), 'aic-replica-'));
await chmod(home, 0o711);
const primary = await startEmbeddedPostgres({ dataDir: join(home, 'primary') });
const ownerUrl = nameDatabase(primary.url, 'bench');
await migrate(ownerUrl);
const admin = createAdminSql(ownerUrl);
await seedUsers(admin, USERS);
const replica = await startReplica(primary, join(home, 'primary'), join(home, 'replica'));
const reader = createAdminSql(nameDatabase(replica.url, 'bench'));
try {
  const quiet = await measure(admin, reader);
  const making = makeGenerations(ownerUrl, USERS, GENERATIONS_BESIDE);
  const busy = await measure(admin, reader);
  await making;
  const row = (name: string, { commit, seen }: Lag): string[] => [
    name,
    ...[0.5, 0.99, 1].flatMap((share) => [
      quantile(commit, share).toFixed(1),
      quantile(seen, share).toFixed(1),
    ]),
    (quantile(seen, 0.5) / quantile(commit, 0.5)).toFixed(2),
  ];
  report('A replica', {
    method: `Two embedded servers on this machine, one following the other by streaming, fsync on. ${CHANGES} events of ${USERS} users, one after the other: milliseconds until the change is committed, and until the replica shows it to a reader that asks without a pause. Busy: generations are made beside by one connection without a pause, with vacuums.`,
    lines: table(
      [
        '',
        'commit p50',
        'shown p50',
        'commit p99',
        'shown p99',
        'commit worst',
        'shown worst',
        'ratio of p50',
      ],
      [row('quiet', quiet), row('busy', busy)],
    ),
  });
} finally {
  await Promise.all([admin.end(), reader.end()]);
  await replica.stop('immediate');
  await primary.stop('immediate');
  await rm(home, { recursive: true, force: true });
}

interface Lag {
  /** Milliseconds from the start of the statement. */
  commit: number[];
  seen: number[];
}

async function measure(writer: Sql, follower: Sql): Promise<Lag> {
  const users = await writer<{ id: string }[]>`select id from app_user limit ${USERS}`;
  const lag: Lag = { commit: [], seen: [] };
  for (let n = 0; n < CHANGES; n += 1) {
    const id = users[n % users.length]?.id ?? '';
    const startedAt = performance.now();
    const [{ seq }] = await writer<
      [{ seq: number }]
    >`select emit_event(${id}, '{"type": "account"}', now()) as seq`;
    lag.commit.push(performance.now() - startedAt);
    for (;;) {
      const [row] = await follower<
        [{ seq: number }]
      >`select event_seq as seq from credit.account where user_id = ${id}`;
      if (row.seq >= seq) break;
    }
    lag.seen.push(performance.now() - startedAt);
  }
  return lag;
}
