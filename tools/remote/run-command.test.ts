import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@aic/api/config';
import { startServer, type RunningServer } from '@aic/api/server';
import {
  appUrlOf,
  createDatabase,
  startTestCluster,
  type TestCluster,
  writeTestBuild,
} from '@aic/api/testing';
import type { Registry } from '@aic/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { openHttpsRegistry } from './https-registry.ts';
import { openLocalRegistry } from './local-registry.ts';
import { outcomeText } from './outcome-text.ts';
import type { RemoteRegistry } from './registry.ts';
import { runCommand } from './run-command.ts';
import { makeToken, revokeToken } from './tokens.ts';

let cluster: TestCluster;
let server: RunningServer;
let config: ReturnType<typeof parseConfig>;
let dataDir = '';

beforeAll(async () => {
  cluster = await startTestCluster();
  dataDir = await mkdtemp(join(tmpdir(), 'aic-remote-'));
  const ownerUrl = await createDatabase(cluster.url);
  config = parseConfig({
    PORT: '0',
    ROLE: 'api',
    DATABASE_URL: appUrlOf(ownerUrl),
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  server = await startServer({ config });
});
afterAll(async () => {
  await server.stop();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe.each(['local', 'https'] as const)('the commands over a %s registry', (kind) => {
  const name = kind === 'local' ? 'image' : 'video';
  let registry: RemoteRegistry;
  let workspace = 'aaaaaa1';
  beforeAll(async () => {
    registry =
      kind === 'local'
        ? await openLocalRegistry(config)
        : openHttpsRegistry(server.url, (await makeToken(config, name, 'a test')).token);
  });
  afterAll(() => registry.close());

  const build = async () => ({
    folder: await writeTestBuild(dataDir, { name, build: workspace }),
    commit: 'abcdef1',
  });
  async function run(line: string) {
    const command = parseCommand(line.split(' '));
    const outcome = await runCommand(command, { registry, build });
    return { ...outcome, text: outcomeText(command, outcome) };
  }
  /** What the gateway gives to browsers. */
  async function served() {
    // Safe because this is what the route answers.
    const { remotes } = (await (await fetch(`${server.url}/api/remotes`)).json()) as Registry;
    const remote = remotes[name];
    return remote && [remote.build, remote.previous?.build ?? null, remote.killed];
  }

  it('go from a workspace to users and back, and the running gateway shows each step', async () => {
    expect((await run(`publish ${name}`)).text).toContain('build aaaaaa1 is published');
    expect(await served()).toBeUndefined();
    await run(`release ${name}`);
    expect(await served()).toEqual(['aaaaaa1', null, false]);

    workspace = 'aaaaaa2';
    const dry = await run(`release ${name} --dry-run`);
    expect(dry.text).toMatch(/aaaaaa2 can be published.*\n.*nothing was changed/);
    expect(await served()).toEqual(['aaaaaa1', null, false]);

    await run(`release ${name}`);
    expect(await served()).toEqual(['aaaaaa2', 'aaaaaa1', false]);
    expect((await run(`rollback ${name} --dry-run`)).text).toContain('would be so');
    await run(`rollback ${name}`);
    expect(await served()).toEqual(['aaaaaa1', null, false]);

    expect((await run(`release ${name} --build aaaaaa2 --percent 10`)).text).toContain(
      'for 10 %, the others have aaaaaa1',
    );
    await run(`rollout ${name} --percent 100`);
    expect(await served()).toEqual(['aaaaaa2', 'aaaaaa1', false]);

    workspace = 'aaaaaa3';
    await run(`release ${name} --channel beta`);
    await run(`promote ${name}`);
    await run(`kill ${name}`);
    expect(await served()).toEqual(['aaaaaa3', 'aaaaaa2', true]);
    await run(`revive ${name}`);
    const { text, status } = await run(`status ${name}`);
    expect(text).toContain('aaaaaa2 -> aaaaaa3');
    expect(status?.builds[0]).toMatchObject({ build: 'aaaaaa3', commit: 'abcdef1' });
  });

  it('say what the registry refuses, in its words', async () => {
    workspace = 'aaaaaa1';

    await expect(run(`release ${name} --build zzzzzz9`)).rejects.toMatchObject({
      kind: 'refused',
      message: `There is no build zzzzzz9 of ${name}. Publish it first.`,
    });
    await expect(run(`follow ${name}`)).rejects.toMatchObject({ kind: 'refused' });
  });
});

it('tells a registry that cannot be asked from one that refuses', async () => {
  const { id, token } = await makeToken(config, 'music', 'a test');
  await revokeToken(config, id);
  await expect(revokeToken(config, id)).rejects.toMatchObject({ kind: 'refused' });

  for (const registry of [
    openHttpsRegistry(server.url, token),
    openHttpsRegistry('http://127.0.0.1:1', token),
  ]) {
    await expect(registry.status('music')).rejects.toMatchObject({ kind: 'unreachable' });
  }
});
