import { spawn } from 'node:child_process';

export interface VerifyStep {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * The linter's part in Go collects its garbage only as its memory reaches this, which it does without a limit, too: a
 * quarter less of the processor.
 */
const GO_MEMORY = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

/**
 * Everything that is checked without a database or a browser. Import boundaries are lint rules (.oxlintrc.json).
 *
 * @param checked folders of the packages whose lint and types are checked, or all files
 */
export function verifySteps(checked: 'all' | ReadonlySet<string>): readonly VerifyStep[] {
  const isChecked = (folder: string): boolean => checked === 'all' || checked.has(folder);
  const steps: Array<VerifyStep | false> = [
    // The linter has every file's types anyway, and reports the same errors as `tsc -p` of the file's package.
    (checked === 'all' || checked.size > 0) && {
      name: 'lint, boundaries and types',
      command: 'oxlint',
      args: ['--type-check', ...(checked === 'all' ? [] : checked)],
      env: GO_MEMORY,
    },
    isChecked('api') && {
      name: 'OpenAPI document',
      command: 'node',
      args: ['--disable-warning=ExperimentalWarning', 'tools/verify/check-api-document.ts'],
    },
    { name: 'message catalogs', command: 'node', args: ['tools/messages/main.ts', '--check'] },
    { name: 'unused code', command: 'knip', args: ['--treat-config-hints-as-errors'] },
    { name: 'format', command: 'oxfmt', args: ['--check'] },
    { name: 'rooms', command: 'node', args: ['tools/verify/check-rooms.ts'] },
    { name: 'words', command: 'node', args: ['tools/verify/check-words.ts'] },
    { name: 'references', command: 'node', args: ['tools/verify/check-doc-refs.ts'] },
  ];
  return steps.filter((step) => step !== false);
}

/** @returns the step's output when it failed, null when it passed */
export function runStep({ command, args, env }: VerifyStep, root: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      // What its caller has set counts.
      env: { ...env, ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
