import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@aic/contract';
import type { ReleaseCommandResult, RemoteStatus } from '@aic/contract/remotes';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { buildForm } from '../../../test/releases/build-form.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { sessionCookieName } from '../../identity/auth/session.ts';
import { createDeployToken } from '../deploy/deploy-token.ts';
import { makeDeployToken } from '../deploy/deploy-tokens.repo.ts';
import { registerWorkspaceBuild } from '../publish/register-workspace-build.ts';
import { createPreviewTokens } from './preview-token.ts';

const { sql, admin: owner } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-previews-'));
const environment = { DATA_DIR: dataDir, APP_ORIGIN: 'https://studio.example.com' };
const gateway = createTestGateway(sql, environment);
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const OLD = 'aaaaaa1';
const NEW = 'aaaaaa2';
let name = '';
let bearer = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  name = `tool-${count}`;
  const { token, tokenHash } = createDeployToken();
  bearer = token;
  const by = { actor: 'Ada', now: new Date() };
  await makeDeployToken(sql, { name, label: `pipeline of ${name}`, days: 90, tokenHash }, by);
});

const call = (path: string, init: RequestInit = {}) =>
  gateway.request(`/api/deploy/${name}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    },
  });
const act = (body: object) => call('/acts', { method: 'POST', body: JSON.stringify(body) });
async function publish(build = NEW, change = {}): Promise<void> {
  const page = { routes: [`/${name}`, `/${name}/more`], label: `Tool ${count}`, isInNavigation: true };
  const folder = await writeTestBuild(dataDir, { name, build, ...page, ...change });
  const response = await call('/builds?commit=abcdef1', { method: 'POST', body: await buildForm(folder) });
  expect(response.status).toBe(200);
}

/** @returns the address that the command prints */
async function preview(build = NEW, commit?: string): Promise<URL> {
  const response = await act({ act: 'preview', build, commit });
  // Safe because the schema of the route says so, and what lacks fails below.
  const { preview: made } = (await response.json()) as ReleaseCommandResult;
  return new URL(made?.url ?? '');
}
const tokenOf = (url: URL): string => url.searchParams.get('preview') ?? '';
/** Publishes it and makes the link. @returns its token */
async function previewNew(change = {}): Promise<string> {
  await publish(NEW, change);
  return tokenOf(await preview());
}

const ada = await createUser(sql);
const cookieOf = ({ token }: typeof ada) =>
  `${sessionCookieName(gateway.deps.config)}=${token.toString('base64url')}`;
/** As the shell asks in a tab that has opened these links. */
async function registry(tokens: readonly string[], cookie: string | null = cookieOf(ada)): Promise<Registry> {
  const query = new URLSearchParams(tokens.map((token): [string, string] => ['preview', token]));
  const response = await gateway.request(
    `/api/remotes?${query.toString()}`,
    cookie === null ? {} : { headers: { cookie } },
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  // Safe because this is what the route answers.
  return (await response.json()) as Registry;
}
const previewsOf = async () => {
  // Safe because this is what the route answers.
  const status = (await (await call('')).json()) as RemoteStatus;
  return status.previews;
};

describe('a link to a build', () => {
  it('gives a build that no channel has to whoever opens it signed in, whole and with integrity', async () => {
    const released = await registry([]);
    await publish();
    const url = await preview();

    expect(url.href).toMatch(
      new RegExp(`^https://studio\\.example\\.com/auth\\?returnTo=%2F${name}&preview=[\\w-]{64}$`),
    );
    const { remotes, previews } = await registry([tokenOf(url)]);
    expect(remotes[name]).toMatchObject({
      build: NEW,
      killed: false,
      previous: null,
      label: `Tool ${count}`,
      routes: [`/${name}`, `/${name}/more`],
      integrity: { 'container.js': expect.stringMatching(/^sha384-/), 'tool.js': expect.any(String) },
    });
    expect(previews).toMatchObject([
      { state: 'open', name, build: NEW, commit: 'abcdef1', madeBy: `token pipeline of ${name}` },
    ]);
    const days = (Date.parse((await previewsOf())?.[0]?.endsAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    const other = await createUser(sql);
    expect((await registry([tokenOf(url)], cookieOf(other))).remotes[name]?.build).toBe(NEW);
    expect((await registry([])).remotes).toEqual(released.remotes);
  });

  it('stands in for the released one in that request alone, and falls back to nothing', async () => {
    await publish(OLD);
    await act({ act: 'release', build: OLD });
    const token = await previewNew();

    expect((await registry([token])).remotes[name]).toMatchObject({ build: NEW, previous: null });
    expect((await registry([])).remotes[name]?.build).toBe(OLD);
    expect(await registry([])).not.toHaveProperty('previews');
  });

  it('does nothing for visitors, and nothing in the HTML', async () => {
    const shell = await writeTestBuild(dataDir, { name: 'shell', build: 'bbbbbb1' });
    await registerWorkspaceBuild({ sql, dataDir }, shell, { canReturn: true, commit: null });
    const token = await previewNew();

    const seen = await registry([token], null);
    expect(seen).not.toHaveProperty('previews');
    expect(seen.remotes).not.toHaveProperty(name);
    const page = await gateway.request(`/${name}?preview=${token}`, { headers: { cookie: cookieOf(ada) } });
    expect([page.status, await page.text()]).toEqual([404, expect.not.stringContaining(NEW)]);
  });

  it('is the same when it is made again, with a later end and the commit that it was made for', async () => {
    const token = await previewNew();
    await owner`update build_preview set ends_at = now() - interval '1 day' where name = ${name}`;
    expect((await registry([token])).previews).toMatchObject([{ state: 'ended' }]);

    expect(tokenOf(await preview(NEW, 'fedcba9'))).toBe(token);

    expect((await registry([token])).previews).toMatchObject([{ state: 'open', commit: 'fedcba9' }]);
    expect(await previewsOf()).toHaveLength(1);
    expect(await sql`select kind from remote_event where name = ${name} and kind = 'previewed'`).toHaveLength(
      1,
    );
  });

  it('goes with links to builds of other remotes, and of one remote the later counts', async () => {
    await publish(OLD);
    const [first, second] = [tokenOf(await preview(OLD)), await previewNew()];

    expect((await registry([first, second])).remotes[name]?.build).toBe(NEW);
    expect((await registry([second, first])).remotes[name]?.build).toBe(OLD);
    expect((await registry(['x', second])).previews).toMatchObject([{ state: 'unknown' }, { state: 'open' }]);
  });
});

describe('a link does nothing, and the tab hears why,', () => {
  it('when it was ended: by its pipeline, and pages hear of it at once', async () => {
    const token = await previewNew();
    const heard: string[] = [];
    const { unlisten } = await owner.listen('remotes', () => heard.push('remotes'));

    await expect((await act({ act: 'end-preview', build: NEW })).json()).resolves.toMatchObject({
      isChanged: true,
      status: { previews: [], events: [{ kind: 'preview-ended', build: NEW }, {}, {}, {}] },
    });

    const seen = await registry([token]);
    expect(seen.previews).toMatchObject([{ state: 'ended' }]);
    expect(seen.remotes).not.toHaveProperty(name);
    await expect.poll(() => heard).toEqual(['remotes']);
    await unlisten();
    await expect((await act({ act: 'end-preview', build: NEW })).json()).resolves.toMatchObject({
      isChanged: false,
    });
    // What was ended stays so: the next link is another one.
    expect(tokenOf(await preview())).not.toBe(token);
    expect((await registry([token])).previews).toMatchObject([{ state: 'ended' }]);
  });

  it('when its remote was removed, also when that is released again', async () => {
    const token = await previewNew();
    await expect((await act({ act: 'remove' })).json()).resolves.toMatchObject({ isChanged: true });

    expect((await registry([token])).previews).toMatchObject([{ state: 'ended' }]);
    const again = await act({ act: 'preview', build: NEW });
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('was removed') },
    ]);
    await act({ act: 'release', build: NEW });
    expect((await registry([token])).previews).toMatchObject([{ state: 'ended' }]);
  });

  it('when it is forged, in a hundred ways', async () => {
    const token = await previewNew();
    const bytes = Buffer.from(token, 'base64url');
    const flipped = Array.from({ length: 48 }, (_, n) => {
      const forged = Buffer.from(bytes);
      forged[n] = (forged[n] ?? 0) ^ 1;
      return forged.toString('base64url');
    });
    const other = createPreviewTokens({ secondFactorKey: randomBytes(32), dataDir });
    const { id = '' } = (await previewsOf())?.[0] ?? {};
    const made = Array.from({ length: 44 }, () => randomBytes(48).toString('base64url'));
    const odd = ['', 'x', `${token}=`, token.slice(1), `${token}A`, id, `${id}.`, '_'.repeat(64)];
    const forged = [...flipped, ...made, other.tokenOf(id), ...odd];
    expect(forged.length).toBeGreaterThan(100);

    for (const one of forged) {
      const seen = await registry([one]);
      expect(seen.previews).toMatchObject([{ token: one, state: 'unknown' }]);
      expect(seen.remotes).not.toHaveProperty(name);
    }
  });

  it('when its build is not there any more', async () => {
    const { tokenOf: sign } = createPreviewTokens(gateway.deps.config);
    expect((await registry([sign(randomUUID())])).previews).toMatchObject([{ state: 'ended' }]);
  });
});

it('leaves a remote that is switched off as it is', async () => {
  await publish(OLD);
  await act({ act: 'release', build: OLD });
  const token = await previewNew();
  await act({ act: 'kill' });

  expect((await registry([token])).remotes[name]).toMatchObject({ build: NEW, killed: true });
  await act({ act: 'revive' });
  expect((await registry([token])).remotes[name]).toMatchObject({ build: NEW, killed: false });
});

it('is refused for what cannot be published or is not there, and a dry run makes none', async () => {
  await publish();
  expect((await act({ act: 'preview', build: 'cccccc3' })).status).toBe(404);
  const dry = await act({ act: 'preview', build: NEW, isDryRun: true });
  expect(await dry.json()).not.toHaveProperty('preview');
  expect(await previewsOf()).toEqual([]);
});

it('is not counted: what a browser with it reports says nothing of the release', async () => {
  await publish(OLD);
  await act({ act: 'release', build: OLD });
  const token = await previewNew();
  expect((await registry([token])).remotes[name]?.build).toBe(NEW);
  const report = { remote: name, build: NEW, version: '1.0.0', phase: 'load', outcome: 'failed', ms: 1 };

  const headers = { cookie: cookieOf(ada) };
  await gateway.post('/api/remotes/reports', { ...report, errorClass: 'ScriptError' }, { headers });

  const counted = await sql`select is_signed_in, is_counted from remote_reporter where name = ${name}`;
  expect(counted).toEqual([{ is_signed_in: false, is_counted: false }]);
});
