import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildInfo } from '@aic/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { buildForm } from '../../../test/releases/build-form.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { buildsDir } from '../publish/keep-build.ts';
import { registerWorkspaceBuild } from '../publish/register-workspace-build.ts';
import { createDeployToken } from './deploy-token.ts';
import { makeDeployToken } from './deploy-tokens.repo.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-dry-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const { token, tokenHash } = createDeployToken();
beforeAll(async () => {
  const shell = await writeTestBuild(dataDir, { name: 'shell', build: 'aaaaaa1', contract: '1.4.0' });
  await registerWorkspaceBuild({ sql, dataDir }, shell, { canReturn: false, commit: null });
  await makeDeployToken(
    sql,
    { name: 'image', label: 'ci', days: 90, tokenHash },
    { actor: 'Ada', now: new Date() },
  );
});

async function send(folder: string, dryRun: boolean): Promise<{ status: number; body: object }> {
  const response = await gateway.request(`/api/deploy/image/builds?dryRun=${dryRun}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: await buildForm(folder),
  });
  // Safe because the route answers JSON; without the id of the request, in which two responses differ.
  const { requestId: _, ...body } = (await response.json()) as { requestId?: string };
  return { status: response.status, body };
}
/** Changes a file and its integrity, as a build with other sources would have it. */
async function replaceFile(folder: string, file: string, bytes: Buffer): Promise<void> {
  const infoFile = join(folder, 'build-info.json');
  // Safe because writeTestBuild has written it.
  const info = JSON.parse(await readFile(infoFile, 'utf8')) as BuildInfo;
  info.integrity[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  await writeFile(join(folder, file), bytes);
  await writeFile(infoFile, JSON.stringify(info));
}
const build = (id: string, change: Partial<BuildInfo> = {}) =>
  writeTestBuild(dataDir, { name: 'image', build: id, ...change });

const CASES: ReadonlyArray<[what: string, status: number, make: () => Promise<string>]> = [
  ['that is new', 200, () => build('aaaaaa1')],
  ['that is published already', 200, () => build('aaaaaa1')],
  ['that the released shell cannot run', 409, () => build('aaaaaa2', { contract: '^1.5.0' })],
  ['of another major version of the shell', 409, () => build('aaaaaa2', { contract: '^2.0.0' })],
  [
    'that is known with other files',
    409,
    async () => {
      const folder = await build('aaaaaa1');
      await replaceFile(folder, 'tool.js', Buffer.from('other()'));
      return folder;
    },
  ],
  [
    'whose first screen is megabytes of blanks, which gzip makes small',
    413,
    async () => {
      const folder = await build('aaaaaa3');
      await replaceFile(folder, 'tool.js', Buffer.alloc(4_900_000, ' '));
      return folder;
    },
  ],
  [
    'whose entry is blanks',
    413,
    async () => {
      const folder = await build('aaaaaa3');
      const entry = await readFile(join(folder, 'container.js'));
      await replaceFile(folder, 'container.js', Buffer.concat([entry, Buffer.alloc(90_000, ' ')]));
      return folder;
    },
  ],
];

it.each(CASES)(
  'says of a build %s what the publish says, %i, and changes nothing',
  async (_what, status, make) => {
    const folder = await make();
    const before = [
      await sql`select name, build from remote_build`,
      await readdir(join(buildsDir(dataDir)), { recursive: true }),
    ];

    const dry = await send(folder, true);

    expect(dry.status).toBe(status);
    expect([
      await sql`select name, build from remote_build`,
      await readdir(join(buildsDir(dataDir)), { recursive: true }),
    ]).toEqual(before);
    expect(await send(folder, false)).toEqual(dry);
  },
);
