import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@aic/contract';
import { expect, it, onTestFinished } from 'vitest';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { parseConfig } from '../platform/config/config.ts';
import { startServer } from '../server.ts';
import { registerWorkspaceBuild } from './publish/register-workspace-build.ts';

const OLD = 'aaaaaa1';
const NEW = 'aaaaaa2';

it('keeps a rollback over restarts on one data directory, with the same build in the workspace each time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aic-restart-'));
  // Under root, Postgres runs as another user.
  await chmod(dataDir, 0o755);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  /** One life of the gateway: starts with this build in its workspace, runs `work`, says what users get, and stops. */
  async function live(build: string, work: string | null) {
    const server = await startServer({
      config: parseConfig({ PORT: '0', ROLE: 'api', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
      prepare: async (installation) => {
        const folder = await writeTestBuild(dataDir, { name: 'image', build });
        await registerWorkspaceBuild(installation, folder, { canReturn: true, commit: null });
      },
    });
    try {
      if (work !== null) await server.sql.unsafe(work);
      // Safe because this is what the route answers.
      const registry = (await (await fetch(`${server.url}/api/remotes`)).json()) as Registry;
      const { image } = registry.remotes;
      return [image?.build, image?.previous?.build];
    } finally {
      await server.stop();
    }
  }

  expect(await live(OLD, null)).toEqual([OLD, undefined]);
  expect(await live(NEW, null)).toEqual([NEW, OLD]);
  expect(await live(NEW, "select roll_back_remote('image', 'stable', 'Ada')")).toEqual([OLD, undefined]);
  expect(await live(NEW, null)).toEqual([OLD, undefined]);
  expect(await live(NEW, "select unpin_remote('image', 'stable', 'Ada')")).toEqual([NEW, OLD]);
});
