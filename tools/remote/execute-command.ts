import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '@aic/api/config';
import type { WorkspaceCommand } from '@aic/api/remotes';
import { buildFrontend, frontendOf, loadBuild } from '../build/build.ts';
import { readCommit } from '../build/read-commit.ts';
import { type BuiltFolder, type Command, type RemoteCommand, UsageError } from './command.ts';
import { BuildError } from './exit-code.ts';
import { openHttpsRegistry } from './https-registry.ts';
import { openLocalRegistry } from './local-registry.ts';
import { listText, outcomeText } from './outcome-text.ts';
import { runCommand, type WorkspaceBuild } from './run-command.ts';
import { prepareBuilt } from './stock-build.ts';
import { listTokens, makeToken, revokeToken, tokensText } from './tokens.ts';

const root = join(import.meta.dirname, '../..');

interface Executed {
  result: object;
  text: string;
}

/** Does what a command says. @returns its result for a pipeline, and in words */
export async function executeCommand(command: Command): Promise<Executed> {
  const { verb, name } = command;
  if (verb === 'tokens') {
    const tokens = await listTokens(loadConfig(), name);
    return { result: { tokens }, text: tokensText(tokens, new Date()) };
  }
  if (verb === 'release-all') return runOnAll({ act: 'release', release: command.release });
  if (verb === 'rollback-all') return runOnAll({ act: 'rollback' });
  if (verb === 'follow-all') return runOnAll({ act: 'follow' });
  if (name === null) return listRemotes(command.isAll);
  switch (verb) {
    case 'token': {
      const made = await makeToken(loadConfig(), { name, label: command.label, days: command.days });
      return {
        result: made,
        text: `${made.token}\nThe token ${made.id} of ${name}. It ends ${made.expiresAt}, and is not shown again.`,
      };
    }
    case 'revoke-token':
      await revokeToken(loadConfig(), name);
      return { result: {}, text: `${name} does nothing any more.` };
    default:
      return runOn(command);
  }
}

async function runOnAll(command: WorkspaceCommand): Promise<Executed> {
  const registry = await openLocalRegistry(loadConfig());
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
  const registry = await openLocalRegistry(loadConfig());
  try {
    const remotes = await registry.list();
    return { result: { remotes }, text: listText(remotes, isAll) };
  } finally {
    await registry.close();
  }
}

async function runOn(command: RemoteCommand): Promise<Executed> {
  const { verb, name } = command;
  const registry =
    command.to === null ? await openLocalRegistry(loadConfig()) : openHttpsRegistry(command.to, readToken());
  try {
    const outcome = await runCommand(command, {
      registry,
      build: (remote) => buildOf(remote, command.built),
    });
    return {
      result: { verb, name, isDryRun: command.isDryRun, ...outcome },
      text: outcomeText(command, outcome),
    };
  } finally {
    await registry.close();
  }
}

/** Not on the command line, where other users of the machine and logs of pipelines would show it. */
function readToken(): string {
  const token = process.env['REMOTE_DEPLOY_TOKEN']?.trim();
  if (!token) {
    throw new UsageError(
      '--to needs a deploy token in REMOTE_DEPLOY_TOKEN. An admin makes one: npm run remote -- token <name>',
    );
  }
  return token;
}

/** Of a folder that was built elsewhere, or of the workspace. */
async function buildOf(name: string, built: BuiltFolder | null): Promise<WorkspaceBuild> {
  if (built !== null) {
    const folder = await prepareBuilt(name, built);
    if (folder !== built.dir) process.on('exit', () => rmSync(folder, { recursive: true }));
    return { folder, commit: readCommit(built.dir) };
  }
  const folder = frontendOf(name);
  if (folder === undefined) throw new UsageError(`This workspace has no remote ${name}.`);
  try {
    const { outputDir } = await buildFrontend(await loadBuild(root, folder), { forRelease: true });
    return { folder: outputDir, commit: readCommit(root) };
  } catch (error) {
    throw new BuildError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
