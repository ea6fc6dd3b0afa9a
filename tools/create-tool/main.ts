import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { type NewTool, parseNewTool, USAGE } from './new-tool.ts';
import { namePackages, packageSource } from './outside-packages.ts';
import { writeTool } from './write-tool.ts';

const root = join(import.meta.dirname, '../..');

try {
  const tool = parseNewTool(process.argv.slice(2), root);
  if (tool === null) console.log(USAGE);
  else create(tool);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function create(tool: NewTool): void {
  if (tool.isOutside) createOutside(tool);
  else createHere(tool);
}

function createHere(tool: NewTool): void {
  const { name, label, folder } = tool;
  const shown = relative(root, folder);
  const files = writeTool(folder, tool, 'workspace');
  console.log(files.map((file) => join(shown, file)).join('\n'));
  console.log('Installing ...');
  // The version that tools/boot.mjs pins; in a pipeline pnpm would refuse to write the lockfile.
  run('npx', ['--yes', `pnpm@${process.env['AIC_PNPM_VERSION']}`, 'install', '--no-frozen-lockfile']);
  run('oxfmt', [shown]);
  console.log(`
${label} is a tool of its own, at /${name}. Next:

  npm run dev                               # open the page, sign in, edit ${shown}
  npm test -- --changed                     # checks and tests of what is new
  npm run remote -- release ${name.padEnd(15)} # all users have it; the shell is not rebuilt`);
}

function createOutside(tool: NewTool): void {
  const { label, folder, packages } = tool;
  const source = packages === undefined ? undefined : packageSource(packages, root);
  const files = writeTool(folder, tool, 'outside');
  console.log(
    [...files, ...namePackages(root, folder, source)]
      .map((file) => join(relative(root, folder), file))
      .join('\n'),
  );
  console.log(`
${label} is a tool in a repository of its own. Next, in ${folder}:

  npm install
  npm run dev                               # the tool on a page of its own
  npm run release                           # all users have it; its README.md says what that takes`);
}

/** @throws Error with the command's output */
function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`.trim());
}
