import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type NewTool, parseNewTool, USAGE } from './new-tool.ts';
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
  console.log(writeTool(root, tool).join('\n'));
  console.log('Installing ...');
  // The version that tools/boot.mjs pins; in a pipeline pnpm would refuse to write the lockfile.
  run('npx', ['--yes', `pnpm@${process.env['AIC_PNPM_VERSION']}`, 'install', '--no-frozen-lockfile']);
  run('oxfmt', [tool.folder]);
  console.log(`
${tool.label} is a tool of its own, at /${tool.name}. Next:

  npm run dev                               # open the page, sign in, edit ${tool.folder}
  npm test -- --changed                     # checks and tests of what is new
  npm run remote -- release ${tool.name.padEnd(15)} # all users have it; the shell is not rebuilt`);
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
