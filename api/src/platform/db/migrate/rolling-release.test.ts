import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createAdminSql } from '../../../../test/database/admin-sql.ts';
import { appUrlOf, dropDatabase } from '../../../../test/database/cluster.ts';
import { sessionCookieOf } from '../../../../test/gateway/gateway.ts';
import { startFakeOpenAi } from '../../../../test/generations/vendors/fake-openai.ts';
import { SCHEMA_FOLDER } from './schema-files.ts';

const clusterUrl = inject('clusterUrl');
const ownerUrl = new URL(clusterUrl);
ownerUrl.pathname = `/rolling_${crypto.randomUUID().replaceAll('-', '')}`;

// Inside of the repository, so that packages are found.
const home = await mkdtemp(join(SCHEMA_FOLDER, '.rolling-release-'));
const gateways: ChildProcess[] = [];
/** Never answers, so a job runs until its user cancels it, and no picture is painted beside the load. */
const openai = await startFakeOpenAi();
openai.serveWith(() => undefined);
/** What the gateways have logged: errors only. */
const logged: string[] = [];
afterAll(async () => {
  await Promise.all(gateways.map(stop));
  await openai.stop();
  await rm(home, { recursive: true, force: true });
  await dropDatabase(clusterUrl, ownerUrl.href);
});

/** A copy of the gateway's sources and schema, as a release of its own. */
async function copyBuild(name: string, change: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(home, name);
  await mkdir(folder);
  for (const part of ['src', 'migrations', 'sql']) {
    await cp(join(SCHEMA_FOLDER, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  }
  await symlink(join(SCHEMA_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  await change(folder);
  return folder;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  expect(after, `${file} is changed`).not.toBe(before);
  await writeFile(file, after);
}

/** The next release: a column that every start has to fill, from one more parameter of `start_generations`. */
const makeNext = async (folder: string): Promise<void> => {
  await writeFile(
    join(folder, 'migrations/0100_add_campaign.sql'),
    "alter table generation add column campaign text not null default '';",
  );
  await edit(join(folder, 'sql/public/generations/items/start_generations.sql'), (text) =>
    text
      .replace('  p_now timestamptz\n', '  p_now timestamptz,\n  p_campaign text\n')
      .replace('run_at, queue_at, created_at\n', 'run_at, queue_at, created_at, campaign\n')
      .replace('p_now), p_now\n', 'p_now), p_now, p_campaign\n'),
  );
  await edit(join(folder, 'src/generations/list/generations.repo.ts'), (text) =>
    text.replace('${HOLD_LIFETIME}, ${caller.now}))', "${HOLD_LIFETIME}, ${caller.now}, 'spring'))"),
  );
  await writeFile(join(folder, 'sql/release.json'), JSON.stringify({ release: 1001 }));
};

async function start(folder: string): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: join(home, 'data'),
      DATABASE_URL: appUrlOf(ownerUrl.href),
      DATABASE_OWNER_URL: ownerUrl.href,
      OPENAI_BASE_URL: openai.baseUrl,
      PASSWORD_HASH_MEMORY_KIB: '64',
      PASSWORD_HASH_PASSES: '1',
      REGISTRATIONS_PER_NETWORK_PER_HOUR: '1000',
      STARTS_PER_USER_PER_10_MINUTES: '100000',
      JOBS_IN_FLIGHT_FREE: '1000',
    },
  });
  gateways.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /ready at (\S+)/.exec(String(chunk))?.[1];
      if (url === undefined) logged.push(String(chunk));
      else resolve(url);
    });
    child.once('exit', () => reject(new Error(`The gateway did not start: ${logged.join('')}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function register(url: string): Promise<string> {
  const response = await send(url, '/api/register', '', {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'a quiet harbour',
  });
  return sessionCookieOf(response);
}

function send(url: string, path: string, cookie: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Starts, lists and cancels without a break until `stop`. */
function load(url: string, cookie: string) {
  const stopping = new AbortController();
  /** Every response that was no success. */
  const failures: string[] = [];
  let count = 0;
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const started = await send(url, '/api/generate', cookie, { prompt: 'a calm sea' });
      const { id } = (await started.json()) as { id?: string };
      const responses = [
        started,
        await fetch(`${url}/api/generations`, { headers: { cookie } }),
        await send(url, `/api/generations/${id}/cancel`, cookie, {}),
      ];
      count += responses.length;
      for (const { ok, status, url: asked } of responses) if (!ok) failures.push(`${status} ${asked}`);
      // Three gateways start meanwhile, for which they leave most of the processor.
      await delay(100);
    }
  }
  const running = run();
  return {
    url,
    failures,
    /** Until it has been answered this often again. */
    async more(responses: number): Promise<void> {
      const enough = count + responses;
      await expect.poll(() => count >= enough || failures.length > 0, { timeout: 60_000 }).toBe(true);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}

describe('a release that changes a table and a signature', () => {
  it('rolls out under load without one error at the gateway of the release before', async () => {
    const current = await copyBuild('current', async () => undefined);
    const next = await copyBuild('next', makeNext);
    const older = await start(current);
    const users = [await register(older), await register(older)];
    const [first = '', second = ''] = users;
    const loads = [load(older, first)];
    await Promise.all(loads.map((one) => one.more(20)));
    loads.push(load(await start(next), second));
    await Promise.all(loads.map((one) => one.more(20)));
    // One of the older release that is restarted in the middle leaves the newer functions in place.
    loads.push(load(await start(current), first));
    await Promise.all(loads.map((one) => one.more(20)));
    await Promise.all(loads.map((one) => one.stop()));

    expect(logged).toEqual([]);
    expect(openai.seen.length, 'jobs that were begun').toBeGreaterThan(10);
    expect(loads.map(({ failures }) => failures)).toEqual([[], [], []]);
    const admin = createAdminSql(ownerUrl.href);
    const campaigns = await admin<{ campaign: string; count: number }[]>`
      select campaign, count(*)::int as count from generation group by campaign order by campaign`;
    const violations = await admin`
      select what from credit.violation union all select what from generation_violation`;
    // An error of a gateway would have been seen.
    await admin`alter table generation rename to gone`;
    expect((await send(loads[0]?.url ?? '', '/api/generate', first, { prompt: 'a calm sea' })).status).toBe(
      500,
    );
    await expect.poll(() => logged.join('')).toContain('generation');
    await admin.end({ timeout: 1 });
    expect(campaigns.map(({ campaign }) => campaign)).toEqual(['', 'spring']);
    expect(violations).toEqual([]);
  }, 120_000);
});
