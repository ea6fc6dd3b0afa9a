import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPILE_CACHE } from '../../../../test/gateway/compile-cache.ts';
import { writeTestBuild } from '../../../../test/releases/write-build.ts';
import { runReleaseCommand, findRemoteStatus } from '../../../releases/commands/release-commands.repo.ts';
import { publishBuild } from '../../../releases/publish/publish-build.ts';
import { createLogger } from '../../http/log/logger.ts';
import { openInstallation } from './open-installation.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aic-installation-'));
  // Under root, Postgres runs as another user.
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = () =>
  openInstallation(
    { databaseUrl: null, databaseOwnerUrl: null, dataDir },
    createLogger({ logLevel: 'silent' }),
  );

/** A gateway with Postgres in the data directory, in a process of its own. */
async function startGateway() {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../../main.ts', import.meta.url))], {
    env: { DATA_DIR: dataDir, PORT: '0', ROLE: 'api', LOG_LEVEL: 'silent', PATH, ...COMPILE_CACHE },
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const url = /http\S+/.exec(String(line))?.[0];
  return {
    url,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

it('shows in a running gateway at once what a command releases, and finds it again when none runs', async () => {
  const gateway = await startGateway();
  const beside = await open();
  try {
    const folder = await writeTestBuild(dataDir, { name: 'image', build: 'aaaaaa1' });
    await publishBuild(beside, folder, { actor: 'Ada', commit: null });
    const release = {
      act: 'release',
      build: 'aaaaaa1',
      channel: 'stable',
      percent: 100,
      isDryRun: false,
    } as const;
    await runReleaseCommand(beside.sql, 'image', release, 'Ada');

    const registry = await (await fetch(`${gateway.url}/api/remotes`)).json();
    expect(registry).toMatchObject({ remotes: { image: { build: 'aaaaaa1' } } });
    expect((await fetch(`${gateway.url}/remotes/image/aaaaaa1/tool.js`)).status).toBe(200);
  } finally {
    await beside.close();
    await gateway.stop();
  }

  const alone = await open();
  expect(await findRemoteStatus(alone.sql, 'image')).toMatchObject({
    channels: [{ build: 'aaaaaa1', isPinned: true }],
  });
  await alone.close();
});
