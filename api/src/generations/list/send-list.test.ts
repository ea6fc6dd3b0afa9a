import { randomBytes } from 'node:crypto';
import { KINDS } from '@aic/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { openLibrary } from '../../../test/generations/library-gateway.ts';
import { shareItem } from '../../../test/generations/share-item.ts';
import { createSql } from '../../platform/db/client.ts';
import { purgeBin } from '../library/purge-bin.ts';
import { findFirstPages, findPage } from './generations.repo.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const { gateway, ask, run, time } = await openLibrary(db);
const START = time.now;
const later = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000);
const LISTS = ['/api/library', '/api/library?bin=true', ...Object.values(KINDS).map((kind) => kind.listPath)];

let user: TestUser;
let id: string;
beforeEach(async () => {
  time.now = START;
  await admin`delete from rate_limit`;
  user = await createUser(sql, { credits: 10_000, now: START });
  id = await finishItem(sql, user, { now: START });
});

async function read(path: string, etag?: string | null, reader = user) {
  const cookie = `sid=${reader.token.toString('base64url')}`;
  const response = await gateway.request(path, {
    headers: { cookie, ...(etag && { 'if-none-match': etag }) },
  });
  const { status, headers } = response;
  return {
    status,
    etag: headers.get('etag'),
    caching: [headers.get('cache-control'), headers.get('vary')],
    text: await response.text(),
  };
}

// Safe because a list is an array of items.
const idsOf = (text: string) => (JSON.parse(text) as Array<{ id: string }>).map((item) => item.id);

it.each(LISTS)('says of %s that it is the same, until something changes', async (path) => {
  const first = await read(path);
  expect(first).toMatchObject({ status: 200, caching: ['private, no-cache', 'Cookie'] });

  const again = await read(path, `"other", ${first.etag}`);
  expect(again).toEqual({ ...first, status: 304, text: '' });

  await run(user, 'favourite', [id]);
  expect((await read(path, first.etag)).status).toBe(200);
});

it('has another validator for each user, list and query', async () => {
  const other = await createUser(sql, { now: START });
  const etags = await Promise.all([
    ...[...LISTS, '/api/library?kind=image', '/api/generations?limit=5'].map((path) => read(path)),
    read('/api/library', null, other),
  ]);

  expect(new Set(etags.map(({ etag }) => etag)).size).toBe(etags.length);
});

it('says nothing to one whose session is over', async () => {
  const { etag } = await read('/api/library');
  await sql`delete from session where user_id = ${user.id}`;

  expect(await read('/api/library', etag)).toMatchObject({ status: 401, caching: ['no-store', null] });
});

it('has no validator while something is in flight, whose progress and place make no event', async () => {
  const { etag } = await read('/api/library');
  const started = await startGeneration(sql, user, { now: START });

  for (const path of LISTS) {
    expect(await read(path, etag)).toMatchObject({ status: 200, etag: null, caching: ['no-store', null] });
  }

  await sql`select cancel_generation(${user.tokenHash}, ${started}, ${START})`;
  const ended = await read('/api/library', etag);
  expect(ended.status).toBe(200);
  expect((await read('/api/library', ended.etag)).status).toBe(304);
});

it('has another validator after a backup was restored and has counted to the same number', async () => {
  const { etag } = await read('/api/library');
  await admin`update credit.account set event_seq = event_seq where user_id = ${user.id}`;

  expect(await read('/api/library', etag)).toMatchObject({ status: 200 });
});

it('has another validator after an upgrade of the schema', async () => {
  const { etag } = await read('/api/library');
  const [{ checksum }] = await admin<[{ checksum: string }]>`select checksum from schema_release`;
  await admin`update schema_release set checksum = 'another'`;
  const { status } = await read('/api/library', etag);
  await admin`update schema_release set checksum = ${checksum}`;

  expect(status).toBe(200);
});

describe('a list is read again after', () => {
  const publication = (method: string) => ask(user, method, `/api/generations/${id}/publication`);
  const folders = (method: string, path = '', name?: string) =>
    ask<{ id: string }>(
      user,
      method,
      `/api/library/folders${path}`,
      name === undefined ? undefined : { name },
    );
  const makeFolder = async () => (await folders('POST', '', 'Foxes')).body.id;
  /** What leads to the state before, if anything, and then the change. */
  const changes: Record<string, { before?: () => Promise<unknown>; change: () => Promise<unknown> }> = {
    'a favourite': { change: () => run(user, 'favourite', [id]) },
    'a favourite less': {
      before: () => run(user, 'favourite', [id]),
      change: () => run(user, 'unfavourite', [id]),
    },
    'a move into a folder': {
      before: makeFolder,
      change: async () => {
        const [row] = await admin<[{ id: string }]>`select id from folder where user_id = ${user.id}`;
        return run(user, 'move', [id], row.id);
      },
    },
    'the end of its folder': {
      before: async () => run(user, 'move', [id], await makeFolder()),
      change: async () => {
        const [row] = await admin<[{ id: string }]>`select id from folder where user_id = ${user.id}`;
        return folders('DELETE', `/${row.id}`);
      },
    },
    'a removal': { change: () => run(user, 'remove', [id]) },
    'the removal of the release before': { change: () => ask(user, 'DELETE', `/api/generations/${id}`) },
    'a restoration': {
      before: () => run(user, 'remove', [id]),
      change: () => run(user, 'restore', [id]),
    },
    'a purge': { before: () => run(user, 'remove', [id]), change: () => run(user, 'purge', [id]) },
    'the end of its days in the bin': {
      before: () => run(user, 'remove', [id]),
      change: () => purgeBin(sql, later(31)),
    },
    'a publication': { change: () => publication('PUT') },
    'a publication less': { before: () => publication('PUT'), change: () => publication('DELETE') },
    'a link': { change: () => shareItem(gateway, user, id) },
    'a link less': {
      before: () => shareItem(gateway, user, id),
      change: () => ask(user, 'DELETE', `/api/generations/${id}/share`),
    },
    'the end of a link': {
      before: () => shareItem(gateway, user, id, { expiresAt: later(2).toISOString() }),
      change: () => sql`select prune_sharing('1 year', ${later(3)})`,
    },
    'a start that has ended': { change: () => finishItem(sql, user, { now: START }) },
    'a dismissal': {
      before: async () => {
        id = await startGeneration(sql, user, { now: START });
        await sql`select cancel_generation(${user.tokenHash}, ${id}, ${START})`;
      },
      change: () => run(user, 'dismiss', [id]),
    },
  };

  it.each(Object.entries(changes))('%s', async (_, { before, change }) => {
    await before?.();
    const paths = ['/api/generations', '/api/library', '/api/library?bin=true'];
    const old = await Promise.all(paths.map((path) => read(path)));
    await change();

    const now = await Promise.all(paths.map((path, index) => read(path, old[index]?.etag)));

    expect(now.map(({ status }) => status)).toEqual([200, 200, 200]);
    // Else it were no change of what a list shows.
    expect(now.map(({ text }) => text)).not.toEqual(old.map(({ text }) => text));
  });
});

it('knows every function that writes what lists show: a new one belongs into the table above, or among these', async () => {
  const writers = await admin<{ name: string }[]>`
    select p.oid::regproc::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'credit', 'billing') and p.prokind = 'f'
      and pg_get_functiondef(p.oid) ~* '(update|insert into|delete from)\\s+(generation|share_link|folder)\\M'
    order by name`;

  const known = {
    withEvent:
      'end_generation hand_over_account prune_sharing publish_generation remove_folder remove_generation ' +
      'retry_generation run_library_command settle_reports share_generation start_deferred start_generations ' +
      'unshare_generation',
    // Its callers write the event.
    partOfThese: 'prove_ownership purge_generations',
    // Lists have folders by their ids only.
    unseen: 'save_folder',
    inFlightBeforeAndAfter:
      'cancel_generation claim_jobs heartbeat_generations recover_generations requeue_generation store_submission',
    withoutSession: 'close_account purge_account',
  };
  expect(writers.map(({ name }) => name)).toEqual(
    Object.values(known)
      .flatMap((names) => names.split(' '))
      .toSorted(),
  );
});

it('answers a list of a tool while all other connections wait', async () => {
  const busySql = createSql(db.url, { name: 'aic-busy', max: 1 });
  const app = createGenerationApp(busySql, { listSql: sql });
  let isWaiting = true;
  const wait = busySql`select pg_sleep(1)`.then(() => (isWaiting = false));

  const response = await app.ask(user, 'GET', KINDS.image.listPath);

  expect([response.status, isWaiting]).toEqual([200, true]);
  await wait;
  await busySql.end();
});

it('gives each of many at the same time the own list, and nothing to who is signed out', async () => {
  const users = await Promise.all(
    Array.from({ length: 10 }, () => createUser(sql, { credits: 100, now: START })),
  );
  const ids: string[] = [];
  // One after another: a worker's claim takes whatever waits, so of two at once one would find nothing.
  for (const each of users) ids.push(await finishItem(sql, each, { now: START }));
  const strangers = users.map((each) => ({ ...each, token: randomBytes(32) }));

  const responses = await Promise.all(
    [...users, ...strangers, ...users].map((each) => read(KINDS.image.listPath, null, each)),
  );

  const own = ids.map((each) => [200, [each]]);
  const none = strangers.map(() => [401, null]);
  expect(responses.map(({ status, text }) => [status, status === 200 ? idsOf(text) : null])).toEqual([
    ...own,
    ...none,
    ...own,
  ]);
});

it('reads the first pages of several by one statement as it reads each', async () => {
  const other = await createUser(sql, { now: START });
  const callers = [user, { tokenHash: randomBytes(32) }, other, user].map(({ tokenHash }) => ({
    tokenHash,
    now: START,
  }));
  const page = { kind: 'image', limit: 20 } as const;

  const pages = await findFirstPages(sql, callers, page);

  const single = await Promise.all(callers.map((caller) => findPage(sql, caller, { ...page, after: null })));
  expect(pages).toEqual(single);
  expect(pages.map((found) => found && idsOf(found.body.toString()))).toEqual([[id], null, [], [id]]);
});
