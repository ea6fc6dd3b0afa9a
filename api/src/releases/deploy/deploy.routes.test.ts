import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseCommandResult, RemoteStatus } from '@aic/contract/remotes';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { buildForm } from '../../../test/releases/build-form.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { buildsDir } from '../publish/keep-build.ts';
import { createDeployToken } from './deploy-token.ts';
import { makeDeployToken, revokeDeployToken } from './deploy-tokens.repo.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-deploy-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function newToken(name: string, label = 'ci') {
  const { token, tokenHash } = createDeployToken();
  const id = await makeDeployToken(
    sql,
    { name, label, days: 90, tokenHash },
    { actor: 'Ada', now: new Date() },
  );
  return { id, token };
}

/** As a pipeline calls: no browser's headers, no cookie. */
const call = (token: string | null, path: string, init: RequestInit = {}) =>
  gateway.request(path, {
    ...init,
    headers: {
      'sec-fetch-site': 'cross-site',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    },
  });
const upload = async (token: string, name: string, folder: string, query = '') =>
  call(token, `/api/deploy/${name}/builds${query}`, { method: 'POST', body: await buildForm(folder) });
const act = (token: string, name: string, body: object) =>
  call(token, `/api/deploy/${name}/acts`, { method: 'POST', body: JSON.stringify(body) });
const build = (name: string, id: string) => writeTestBuild(dataDir, { name, build: id });
const rowsOf = (name: string) => sql`select build from remote_build where name = ${name}`;
const filesOf = (name: string) => readdir(join(buildsDir(dataDir), name)).catch(() => []);

describe('a pipeline', () => {
  it('brings along what the build has prerendered, and nothing else that the build does not name', async () => {
    const { token } = await newToken('music');
    const folder = await build('music', 'dddddd1');
    await writeFile(join(folder, 'pages.json'), '{}');
    await expect((await upload(token, 'music', folder)).json()).resolves.toMatchObject({ isNew: true });
    await expect(readdir(join(buildsDir(dataDir), 'music', 'dddddd1'))).resolves.toContain('pages.json');

    const other = await build('music', 'dddddd2');
    await writeFile(join(other, 'more.json'), '{}');
    expect((await upload(token, 'music', other)).status).toBe(400);
  });

  it('adds the types for other hosts to a build that a start has kept without them, and nothing else', async () => {
    const { token } = await newToken('music');
    const folder = await build('music', 'dddddd3');
    await upload(token, 'music', folder);
    await writeFile(join(folder, '@mf-types.zip'), 'PK');
    await writeFile(join(folder, 'first-screen.txt'), 'firstScreen()');

    await expect((await upload(token, 'music', folder)).json()).resolves.toMatchObject({ isNew: false });

    const files = await filesOf('music/dddddd3');
    expect(files).toContain('@mf-types.zip');
    expect(files).not.toContain('first-screen.txt');
    expect((await gateway.request('/remotes/music/dddddd3/@mf-types.zip')).status).toBe(200);
  });

  it('publishes, looks first, releases and rolls back, and the audit names its token', async () => {
    const { token } = await newToken('image', 'pipeline of image');
    for (const id of ['aaaaaa1', 'aaaaaa2']) {
      const response = await upload(token, 'image', await build('image', id), '?commit=abcdef1');
      await expect(response.json()).resolves.toMatchObject({ build: id, isNew: true });
    }
    await act(token, 'image', { act: 'release', build: 'aaaaaa1' });

    const dry = await act(token, 'image', { act: 'release', build: 'aaaaaa2', percent: 10, isDryRun: true });
    // Safe because this is what the route answers, as below.
    const { status: looked } = (await dry.json()) as ReleaseCommandResult;
    expect(looked.channels).toMatchObject([{ build: 'aaaaaa2', percent: 10, previous: 'aaaaaa1' }]);
    const before = (await (await call(token, '/api/deploy/image')).json()) as RemoteStatus;
    expect(before.channels).toMatchObject([{ build: 'aaaaaa1', isPinned: true }]);

    await act(token, 'image', { act: 'release', build: 'aaaaaa2', percent: 10 });
    await act(token, 'image', { act: 'rollout', percent: 50 });
    await act(token, 'image', { act: 'rollback' });

    const after = (await (await call(token, '/api/deploy/image')).json()) as RemoteStatus;
    expect(after.channels).toMatchObject([{ build: 'aaaaaa1', percent: 100, previous: null }]);
    expect(after.builds).toMatchObject([
      { build: 'aaaaaa2', isTakenBack: true, commit: 'abcdef1' },
      { build: 'aaaaaa1' },
    ]);
    expect(after.events.map(({ kind }) => kind).slice(0, 4)).toEqual([
      'rolled-back',
      'rolled-out',
      'released',
      'released',
    ]);
    expect(after.events[0]).toMatchObject({
      actor: 'token pipeline of image',
      from: 'aaaaaa2',
      build: 'aaaaaa1',
    });
  });

  it('promotes a beta, which only who asked for it had before', async () => {
    const { token } = await newToken('text');
    for (const id of ['aaaaaa1', 'aaaaaa2']) await upload(token, 'text', await build('text', id));
    await act(token, 'text', { act: 'release', build: 'aaaaaa1' });
    await act(token, 'text', { act: 'release', build: 'aaaaaa2', channel: 'beta' });
    const email = 'ada@example.com';
    const registered = await gateway.post('/api/register', { email, password: 'correct horse battery' });
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const seen = async (init: RequestInit = {}) => {
      const registry = (await (await gateway.request('/api/remotes', init)).json()) as {
        remotes: Record<string, { build: string; previous: { build: string } | null }>;
      };
      return [registry.remotes['text']?.build, registry.remotes['text']?.previous?.build];
    };
    expect(await seen({ headers: { cookie } })).toEqual(['aaaaaa1', undefined]);
    const choose = (channel: string) =>
      gateway.request('/api/remotes/text/channel', {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ channel }),
      });

    expect((await choose('beta')).status).toBe(200);

    expect(await seen({ headers: { cookie } })).toEqual(['aaaaaa2', 'aaaaaa1']);
    expect(await seen()).toEqual(['aaaaaa1', undefined]);
    await act(token, 'text', { act: 'promote' });
    expect(await seen()).toEqual(['aaaaaa2', 'aaaaaa1']);
    await choose('stable');
    expect(await seen({ headers: { cookie } })).toEqual(['aaaaaa2', 'aaaaaa1']);
  });

  it('gets an error for what is impossible, and nothing happens', async () => {
    const { token } = await newToken('empty');

    expect((await act(token, 'empty', { act: 'rollback' })).status).toBe(404);
    expect((await act(token, 'empty', { act: 'release', build: 'aaaaaa9' })).status).toBe(404);
    expect((await act(token, 'empty', { act: 'promote' })).status).toBe(404);
    expect((await act(token, 'empty', { act: 'rollout', percent: 101 })).status).toBe(400);
    expect((await act(token, 'empty', { act: 'burn' })).status).toBe(400);
    expect(await sql`select from remote_channel where name = 'empty'`).toHaveLength(0);
  });
});

describe('a deploy token', () => {
  it('opens one remote alone, until it is revoked, and is kept as a hash', async () => {
    const { id, token } = await newToken('video');
    const folder = await build('video', 'aaaaaa1');
    await newToken('music');

    for (const [wrong, path] of [
      [null, '/api/deploy/video'],
      [token, '/api/deploy/music'],
      [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, '/api/deploy/video'],
      ['', '/api/deploy/video'],
    ] as const) {
      expect((await call(wrong, path)).status).toBe(401);
    }
    expect((await act(token, 'music', { act: 'kill' })).status).toBe(401);
    expect((await upload(token, 'music', folder)).status).toBe(401);
    expect((await call(token, '/api/deploy/video')).status).toBe(200);
    const [row] = await admin<[{ text: string }]>`
      select string_agg(t::text, ' ') as text from deploy_token t where id = ${id}`;
    expect(row.text).not.toContain(token.slice(5));

    await revokeDeployToken(sql, id, { actor: 'Ada', now: new Date() });

    expect((await call(token, '/api/deploy/video')).status).toBe(401);
    expect((await upload(token, 'video', folder)).status).toBe(401);
  });

  it('is none of a session: a signed-in page of any site can do nothing here', async () => {
    const registered = await gateway.post('/api/register', {
      email: 'eve@example.com',
      password: 'correct horse battery',
    });
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';

    const response = await gateway.post('/api/deploy/video/acts', { act: 'kill' }, { headers: { cookie } });

    expect(response.status).toBe(401);
  });

  it('cannot be made for the shell, whose builds are the page itself', async () => {
    await expect(newToken('shell')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('an upload', () => {
  it.each<[string, (form: FormData) => void, string]>([
    [
      'a path in a name',
      (form) => form.append('file', new Blob(['x']), '../../evil.js'),
      'cannot have this name',
    ],
    [
      'an absolute path',
      (form) => form.append('file', new Blob(['x']), '/tmp/evil.js'),
      'cannot have this name',
    ],
    ['a hidden file', (form) => form.append('file', new Blob(['x']), '.env.js'), 'cannot have this name'],
    ['a page', (form) => form.append('file', new Blob(['x']), 'page.html'), 'cannot have this name'],
    ['a file twice', (form) => form.append('file', new Blob(['x']), 'tool.js'), 'came twice'],
    [
      'a file that is not listed',
      (form) => form.append('file', new Blob(['x']), 'more.js'),
      'not named in build-info.json',
    ],
    [
      'a file above 5 MiB',
      (form) => form.append('file', new Blob([Buffer.alloc(6_000_000)]), 'a.js'),
      'larger than 5120 KiB',
    ],
  ])('with %s is refused whole', async (_what, damage, message) => {
    const { token } = await newToken('audio');
    const folder = await build('audio', 'aaaaaa1');
    const form = await buildForm(folder);
    damage(form);

    const response = await call(token, '/api/deploy/audio/builds', { method: 'POST', body: form });

    await expect(response.json()).resolves.toMatchObject({ message: expect.stringContaining(message) });
    expect(await rowsOf('audio')).toEqual([]);
    expect(await filesOf('audio')).toEqual([]);
  });

  it('that ends early leaves nothing', async () => {
    const { token } = await newToken('cut');
    const whole = new Request('http://x', {
      method: 'POST',
      body: await buildForm(await build('cut', 'aaaaaa1')),
    });
    const bytes = Buffer.from(await whole.arrayBuffer());

    const response = await gateway.request('/api/deploy/cut/builds', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': whole.headers.get('content-type') ?? '' },
      body: bytes.subarray(0, bytes.length - 200),
    });

    expect(response.status).toBe(400);
    expect(await rowsOf('cut')).toEqual([]);
    expect(await filesOf('cut')).toEqual([]);
  });

  it('without one of its files is refused', async () => {
    const { token } = await newToken('less');
    const folder = await build('less', 'aaaaaa1');
    await rm(join(folder, 'tool.js'));

    expect((await upload(token, 'less', folder)).status).toBe(400);
    expect(await filesOf('less')).toEqual([]);
  });

  it("of another remote's build is refused", async () => {
    const { token } = await newToken('mine');

    const response = await upload(token, 'mine', await build('theirs', 'aaaaaa1'));

    expect(response.status).toBe(400);
    expect(await rowsOf('theirs')).toEqual([]);
  });

  it('of the same build is nothing new, also not with a changed byte, and a dry run keeps nothing', async () => {
    const { token } = await newToken('same');
    const folder = await build('same', 'aaaaaa1');
    await expect((await upload(token, 'same', folder, '?dryRun=true')).json()).resolves.toMatchObject({
      isNew: true,
    });
    expect(await filesOf('same')).toEqual([]);

    await upload(token, 'same', folder);
    await expect((await upload(token, 'same', folder)).json()).resolves.toMatchObject({ isNew: false });

    await writeFile(join(folder, 'tool.js'), 'evil()');
    expect((await upload(token, 'same', folder)).status).toBe(400);
  });
});
