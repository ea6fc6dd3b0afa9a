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
import {
  isAboutOne,
  listText,
  openHttpsRegistry,
  outcomeText,
  parseCommand,
  type RemoteRegistry,
  runCommand,
} from '@aic/remote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalRegistry } from './local-registry.ts';
import { listTokens, makeToken, revokeToken, tokensText } from './tokens.ts';

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
        : openHttpsRegistry(server.url, (await makeToken(config, { name, label: 'a test' })).token);
  });
  afterAll(() => registry.close());

  const build = async () => ({
    folder: await writeTestBuild(dataDir, { name, build: workspace }),
    commit: 'abcdef1',
  });
  async function run(line: string) {
    const command = parseCommand(line.split(' '), 'workspace');
    if (command === null || !isAboutOne(command)) throw new Error(`${line} is about no remote`);
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
    expect((await run(`rollback ${name} --dry-run`)).text).toContain(`${name}: would be rolled back`);
    await run(`rollback ${name}`);
    expect(await served()).toEqual(['aaaaaa1', null, false]);

    expect((await run(`release ${name} --build aaaaaa2 --percent 10`)).text).toContain(
      'for 10 %, the others have aaaaaa1',
    );
    await run(`rollout ${name} --percent 100`);
    expect(await served()).toEqual(['aaaaaa2', 'aaaaaa1', false]);

    expect((await run(`errors ${name}`)).text).toContain('no browser has said that its code broke');

    workspace = 'aaaaaa3';
    await run(`release ${name} --channel beta`);
    await run(`promote ${name}`);
    expect((await run(`kill ${name}`)).text).toContain(`${name}: switched off\n`);
    expect((await run(`kill ${name}`)).text).toContain(`${name}: was switched off already`);
    expect(await served()).toEqual(['aaaaaa3', 'aaaaaa2', true]);
    await run(`revive ${name}`);
    const { text, status } = await run(`status ${name}`);
    expect(text).toContain('aaaaaa2 -> aaaaaa3');
    expect(status?.builds[0]).toMatchObject({ build: 'aaaaaa3', commit: 'abcdef1' });
  });

  it('check a build as publishing does, and keep nothing of it', async () => {
    workspace = 'ccccccc1';

    const { text } = await run(`check ${name}`);

    expect(text).toMatch(/ccccccc1 can be published.*\n.*nothing that is deprecated\nA dry run/);
    expect((await run(`check ${name}`)).published).toMatchObject({ isNew: true });
    workspace = 'no id of a build';
    await expect(run(`check ${name}`)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('make a link by which another user has the build, list it, and end it', async () => {
    workspace = 'bbbbbb1';
    const registered = await fetch(`${server.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: `${name}@example.com`, password: 'correct horse battery' }),
    });
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const dry = await run(`publish ${name} --preview --dry-run`);
    expect(dry).toMatchObject({ preview: null, published: { isNew: true } });

    const { preview, text } = await run(`publish ${name} --preview`);

    expect(text).toContain(`${name}: preview until ${preview?.endsAt}: ${preview?.url}`);
    const { search } = new URL(preview?.url ?? '');
    const seen = async () => {
      const response = await fetch(`${server.url}/api/remotes${search}`, { headers: { cookie } });
      // Safe because this is what the route answers.
      return ((await response.json()) as Registry).remotes[name]?.build;
    };
    expect(await seen()).toBe('bbbbbb1');
    expect((await run(`status ${name}`)).text).toMatch(/preview of bbbbbb1 {2}abcdef1 {2}until 2/);
    expect((await run(`publish ${name} --preview`)).preview?.url).toBe(preview?.url);
    expect((await run(`end-preview ${name} --build bbbbbb1`)).text).toContain('without this preview');
    expect(await seen()).toBe('aaaaaa3');
    expect((await run(`status ${name}`)).text).not.toContain('preview of');
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

it('list all remotes of this machine, and its tokens without their secrets', async () => {
  const registry = await openLocalRegistry(config);
  const text = listText(await registry.list(), false);
  await registry.close();
  expect(text).toMatch(/^image\n {2}stable aaaaaa3; [^]*^video\n {2}stable/m);

  const { token } = await makeToken(config, { name: 'text', label: 'to list', days: 10 });
  const tokens = await listTokens(config, 'text');
  expect(tokens).toMatchObject([{ name: 'text', label: 'to list', revokedAt: null }]);
  expect(JSON.stringify(tokens)).not.toContain(token.slice(5));
  expect(tokensText(tokens, new Date())).toMatch(/text {2}"to list" {2}by .*; used never; ends 2/);
  expect(tokensText(tokens, new Date(Date.now() + 11 * 86_400_000))).toContain('; ended 2');
});

it('retires a remote from this machine and from a pipeline, and a release brings it back', async () => {
  const { token } = await makeToken(config, { name: 'demo', label: 'a test' });
  const page = { label: 'Demo', routes: ['/demo'], isInNavigation: true };
  const folder = await writeTestBuild(dataDir, { name: 'demo', build: 'aaaaaa1', ...page });
  const build = async () => ({ folder, commit: null });
  const served = async () => {
    const { remotes } = (await (await fetch(`${server.url}/api/remotes`)).json()) as Registry;
    return remotes['demo'] !== undefined;
  };
  for (const registry of [await openLocalRegistry(config), openHttpsRegistry(server.url, token)]) {
    for (const [line, isServed] of [
      ['release demo', true],
      ['remove demo --dry-run', true],
      ['remove demo', false],
    ] as const) {
      const command = parseCommand(line.split(' '), 'workspace');
      if (command === null || !isAboutOne(command)) throw new Error(`${line} is about no remote`);
      await runCommand(command, { registry, build });
      expect([line, await served()]).toEqual([line, isServed]);
    }
    await registry.close();
  }

  const registry = await openLocalRegistry(config);
  const remotes = await registry.list();
  await registry.close();
  expect(listText(remotes, false)).toMatch(/^Retired: 1\. status --all/m);
  expect(listText(remotes, false)).not.toContain('demo\n');
  expect(listText(remotes, true)).toMatch(/^demo\n {2}nothing is released/m);
});

it('tells a registry that cannot be asked from one that refuses', async () => {
  const { id, token } = await makeToken(config, { name: 'music', label: 'a test' });
  await revokeToken(config, id);
  await expect(revokeToken(config, id)).rejects.toMatchObject({ kind: 'refused' });

  for (const registry of [
    openHttpsRegistry(server.url, token),
    openHttpsRegistry('http://127.0.0.1:1', token),
  ]) {
    await expect(registry.status('music')).rejects.toMatchObject({ kind: 'unreachable' });
  }
});
