import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface VerifyStep {
  name: string;
  command: string;
  args: readonly string[];
}

/** Every package of the workspace is a folder of the root with a manifest. */
function packages(root: string): string[] {
  return readdirSync(root)
    .filter(
      (folder) =>
        existsSync(join(root, folder, 'package.json')) && existsSync(join(root, folder, 'tsconfig.json')),
    )
    .toSorted();
}

/** Everything that is checked without a database or a browser. Import boundaries are lint rules (.oxlintrc.json). */
export const verifySteps = (root: string): readonly VerifyStep[] => [
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint and boundaries', command: 'oxlint', args: [] },
  ...packages(root).map((name) => ({ name: `types of ${name}`, command: 'tsc', args: ['-p', name] })),
  { name: 'unused code', command: 'knip', args: ['--treat-config-hints-as-errors'] },
  { name: 'paths named in the docs', command: 'node', args: ['tools/verify/check-doc-refs.ts'] },
];

/** @returns the step's output when it failed, null when it passed */
export function runStep({ command, args }: VerifyStep, root: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve(`${command} could not be started: ${error.message}`));
    child.on('exit', (code) => resolve(code === 0 ? null : output.trim() || `${command} ended with ${code}`));
  });
}
