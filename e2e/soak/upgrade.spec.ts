import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAdminSql } from '@aic/api/testing';
import { expect, inject, it } from 'vitest';
import {
  prepareReleaseBefore,
  publishKept,
  type ReleaseBefore,
} from '../src/releases/start-both-releases.ts';
import { journeyEnvironment, startStudio } from '../src/studio/start-studio.ts';
import { openBeforeAll, openSharedBrowser } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

const installation = { clusterUrl: inject('clusterUrl'), dataDir: inject('dataDir') };

/** As docs/operate/upgrades.md says it: the release before has users and frontends, and this one upgrades its database. */
async function upgrade() {
  const closers: Array<() => Promise<unknown>> = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const before = await prepareReleaseBefore(installation, closers);
    const gateway = await before.start();
    await bringFrontends(before);
    const now = await startStudio({ ...installation, databaseUrl: before.databaseUrl });
    // It drops the database, so those of the release before have to be gone by then.
    closers.splice(1, 0, () => now.stop());
    return { before, now, gateway, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a start of the release before does with the frontends of its workspace. */
async function bringFrontends({ frontends, databaseUrl }: ReleaseBefore): Promise<void> {
  const sql = createAdminSql(databaseUrl);
  // Its name is that release's.
  const [start] = await sql<[{ name: string }]>`
    select proname as name from pg_proc where proargnames = '{p_name,p_build,p_can_return}' limit 1`;
  for (const kept of frontends.toSorted((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'))) {
    await publishKept({ sql, dataDir: installation.dataDir }, kept);
    await sql`select ${sql(start.name)}(${kept.name}, ${kept.build}, false)`;
  }
  await sql.end();
}

const both = openBeforeAll(upgrade, (running) => running.stop());
const browser = openSharedBrowser();

const PAGES = [
  ['/', 'image'],
  ['/video', 'video'],
  ['/music', 'music'],
  ['/text', 'text'],
  ['/profile', 'billing'],
] as const;

/** A new user who opens every tool. @returns the shell that they had, and what was not found */
async function visit(url: string): Promise<{ shell: string | undefined; missing: string[] }> {
  const user = await openBrowser({ browser: browser(), url });
  const missing: string[] = [];
  user.page.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname);
  });
  await signUp(user);
  for (const [path, tool] of PAGES) {
    await user.page.goto(path);
    await user.page.locator(`[data-tool=${tool}] h1`).first().waitFor();
  }
  return { shell: await shellAt(url), missing };
}

/** What a page of the gateway starts. */
const shellAt = async (url: string) =>
  /\/shell\/([a-z0-9]+)\//.exec(await (await fetch(`${url}/pricing`)).text())?.[1];

const COMMAND = join(import.meta.dirname, '../../tools/remote/main.ts');

/** `npm run remote -- <verb>` at this machine. */
const remote = (...line: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...line], {
    env: { ...process.env, ...journeyEnvironment(both().now.databaseUrl, installation.dataDir) },
  });

it('leaves each build its own pages, beside each other and when the older one is started again', async () => {
  const { before, now, gateway } = both();
  const shells = Object.fromEntries(before.frontends.map(({ name, build }) => [name, build]));
  const [{ shell: newer }] = await now.server.sql<[{ shell: string }]>`
    select builds ->> 'shell' as shell from workspace_release where not is_before`;

  const beside = await Promise.all([visit(gateway.url), visit(now.server.url)]);
  expect(beside).toEqual([
    { shell: shells['shell'], missing: [] },
    { shell: newer, missing: [] },
  ]);

  // The way back.
  await gateway.stop();
  const again = await before.start();
  await bringFrontends(before);
  expect(await visit(again.url)).toEqual({ shell: shells['shell'], missing: [] });

  // The frontends alone, all together: both gateways have those of the release before.
  await remote('rollback-all');
  expect(await visit(now.server.url)).toEqual({ shell: shells['shell'], missing: [] });
  expect(await shellAt(again.url)).toBe(shells['shell']);
  await remote('follow-all');
  expect([await shellAt(again.url), await shellAt(now.server.url)]).toEqual([shells['shell'], newer]);
}, 180_000);
