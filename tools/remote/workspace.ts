import { join } from 'node:path';
import { type Config, ConfigError, loadConfig } from '@aic/api/config';
import type { WorkspaceCommand } from '@aic/api/remotes';
import {
  BuildError,
  type Executed,
  type FinishedBuild,
  type HomeCommand,
  listText,
  readCommit,
  type Surroundings,
  UsageError,
} from '@aic/remote';
import { buildFrontend, frontendOf, loadBuild } from '../build/build.ts';
import { openLocalRegistry } from './local-registry.ts';
import { listTokens, makeToken, revokeToken, tokensText } from './tokens.ts';

const root = join(import.meta.dirname, '../..');

/** The sources of this workspace, and the installation of this machine. */
export const workspace: Surroundings = {
  build,
  home: { openRegistry: async () => openLocalRegistry(readConfig()), execute },
};

async function execute(command: HomeCommand): Promise<Executed> {
  switch (command.verb) {
    case 'status':
      return listRemotes(command.isAll);
    case 'release-all':
      return runOnAll({ act: 'release', release: command.release });
    case 'rollback-all':
      return runOnAll({ act: 'rollback' });
    case 'follow-all':
      return runOnAll({ act: 'follow' });
    case 'tokens': {
      const tokens = await listTokens(readConfig(), command.name);
      return { result: { tokens }, text: tokensText(tokens, new Date()) };
    }
    case 'token': {
      const { name, label, days } = command;
      const made = await makeToken(readConfig(), { name, label, days });
      return {
        result: made,
        text: `${made.token}\nThe token ${made.id} of ${name}. It ends ${made.expiresAt}, and is not shown again.`,
      };
    }
    case 'revoke-token':
      await revokeToken(readConfig(), command.name);
      return { result: {}, text: `${command.name} does nothing any more.` };
    default:
      return command satisfies never;
  }
}

async function runOnAll(command: WorkspaceCommand): Promise<Executed> {
  const registry = await openLocalRegistry(readConfig());
  try {
    const isChanged = await registry.actOnAll(command);
    const remotes = await registry.list();
    const text = `All frontends: ${isChanged ? 'done' : 'was done already'}\n${listText(remotes, false)}`;
    return { result: { isChanged, remotes }, text };
  } finally {
    await registry.close();
  }
}

async function listRemotes(isAll: boolean): Promise<Executed> {
  const registry = await openLocalRegistry(readConfig());
  try {
    const remotes = await registry.list();
    return { result: { remotes }, text: listText(remotes, isAll) };
  } finally {
    await registry.close();
  }
}

async function build(name: string): Promise<FinishedBuild> {
  const folder = frontendOf(name);
  if (folder === undefined) throw new UsageError(`This workspace has no remote ${name}.`);
  try {
    const { outputDir } = await buildFrontend(await loadBuild(root, folder), { forRelease: true });
    return { folder: outputDir, commit: readCommit(root) };
  } catch (error) {
    throw new BuildError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @throws UsageError: a pipeline has to set it right, as it has to a command line */
function readConfig(): Config {
  try {
    return loadConfig();
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message, { cause: error }) : error;
  }
}
