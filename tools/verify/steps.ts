import { spawn } from 'node:child_process';

export interface VerifyStep {
  name: string;
  command: string;
  args: readonly string[];
}

const PACKAGES = [
  'api',
  'bench',
  'contract',
  'design-system',
  'e2e',
  'mf-billing',
  'mf-image',
  'mf-music',
  'mf-text',
  'mf-video',
  'preview-engine',
  'sdk',
  'shell',
  'tools',
];

/** Everything that is checked without a database or a browser. Import boundaries are lint rules (.oxlintrc.json). */
export const VERIFY_STEPS: readonly VerifyStep[] = [
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint and boundaries', command: 'oxlint', args: [] },
  ...PACKAGES.map((name) => ({ name: `types of ${name}`, command: 'tsc', args: ['-p', name] })),
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
