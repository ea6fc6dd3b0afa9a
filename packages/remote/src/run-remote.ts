import { rmSync } from 'node:fs';
import {
  type BuiltFolder,
  type Command,
  type HomeCommand,
  isAboutOne,
  parseCommand,
  type RemoteCommand,
  UsageError,
} from './command.ts';
import { exitCodeOf } from './exit-code.ts';
import { openHttpsRegistry } from './https-registry.ts';
import { outcomeText } from './outcome-text.ts';
import { readCommit } from './read-commit.ts';
import type { RemoteRegistry } from './registry.ts';
import { type FinishedBuild, runCommand } from './run-command.ts';
import { prepareBuilt } from './stock-build.ts';
import { type Place, usageOf } from './usage.ts';

/** What a command did, for a pipeline and in words. */
export interface Executed {
  result: object;
  text: string;
}

/** What only the place of a command can do. */
export interface Surroundings {
  /** Builds a remote from its sources. @throws UsageError when there are none, BuildError when they do not build */
  build(name: string): Promise<FinishedBuild>;
  /** The installation of this machine; outside there is none. */
  home?: {
    openRegistry(): Promise<RemoteRegistry>;
    execute(command: HomeCommand): Promise<Executed>;
  };
}

interface RemoteOptions {
  place: Place;
  env: Readonly<Record<string, string | undefined>>;
  /** Called for what needs them: help, and a mistake, wait for no bundler. */
  loadSurroundings(): Promise<Surroundings>;
}

/** Does what a command line says, prints what became of it, and sets the exit code of the process. */
export async function runRemote(argv: readonly string[], options: RemoteOptions): Promise<void> {
  const { place, env, loadSurroundings } = options;
  const isJson = argv.includes('--json');
  try {
    const command = parseCommand(argv, place, env['REMOTE_GATEWAY']?.trim());
    if (command === null) {
      console.log(usageOf(place));
      return;
    }
    const { result, text } = await execute(command, await loadSurroundings(), env);
    console.log(isJson ? JSON.stringify({ ok: true, ...result }) : text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const exitCode = exitCodeOf(error);
    if (isJson) console.log(JSON.stringify({ ok: false, exitCode, error: message }));
    else console.error(message);
    process.exitCode = exitCode;
  }
}

async function execute(
  command: Command,
  surroundings: Surroundings,
  env: RemoteOptions['env'],
): Promise<Executed> {
  const { home, build } = surroundings;
  if (!isAboutOne(command)) return homeOf(home).execute(command);
  const registry =
    command.to === null ? await homeOf(home).openRegistry() : openHttpsRegistry(command.to, tokenOf(env));
  try {
    const outcome = await runCommand(command, {
      registry,
      build: (name) => (command.built === null ? build(name) : prepare(name, command.built)),
    });
    return { result: resultOf(command, outcome), text: outcomeText(command, outcome) };
  } finally {
    await registry.close();
  }
}

const resultOf = ({ verb, name, isDryRun }: RemoteCommand, outcome: object): object => ({
  verb,
  name,
  isDryRun,
  ...outcome,
});

/** The command line was refused before, where there is none. */
function homeOf(home: Surroundings['home']): NonNullable<Surroundings['home']> {
  if (home === undefined) throw new Error('This machine has no installation.');
  return home;
}

/** Not on the command line, where other users of the machine and logs of pipelines would show it. */
function tokenOf(env: RemoteOptions['env']): string {
  const token = env['REMOTE_DEPLOY_TOKEN']?.trim();
  if (!token) {
    throw new UsageError(
      'A gateway elsewhere needs a deploy token in REMOTE_DEPLOY_TOKEN. An admin makes one: npm run remote -- token <name>',
    );
  }
  return token;
}

async function prepare(name: string, built: BuiltFolder): Promise<FinishedBuild> {
  const folder = await prepareBuilt(name, built);
  if (folder !== built.dir) process.on('exit', () => rmSync(folder, { recursive: true }));
  return { folder, commit: readCommit(built.dir) };
}
