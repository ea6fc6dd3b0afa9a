import { describe, expect, it } from 'vitest';
import { runStep, verifySteps } from './steps.ts';

const commands = (checked: 'all' | ReadonlySet<string>) =>
  verifySteps(checked).map(({ command, args }) => [command, ...args].join(' '));
const API_DOCUMENT = 'node --disable-warning=ExperimentalWarning tools/verify/check-api-document.ts';
const ALWAYS = [
  'node tools/messages/main.ts --check',
  'knip --treat-config-hints-as-errors',
  'oxfmt --check',
  'node tools/verify/check-rooms.ts',
  'node tools/verify/check-words.ts',
  'node tools/verify/check-doc-refs.ts',
];

describe('verifySteps', () => {
  it('checks lint and types of all files', () => {
    expect(commands('all')).toEqual(['oxlint --type-check', API_DOCUMENT, ...ALWAYS]);
  });

  it('checks lint and types of the given packages only', () => {
    expect(commands(new Set(['packages/sdk', 'shell']))).toEqual([
      'oxlint --type-check packages/sdk shell',
      ...ALWAYS,
    ]);
    expect(commands(new Set(['api']))).toEqual(['oxlint --type-check api', API_DOCUMENT, ...ALWAYS]);
  });

  it('lints nothing when no package has changed: without a path the linter would take all files', () => {
    expect(commands(new Set())).toEqual(ALWAYS);
  });
});

describe('runStep', () => {
  const run = (...args: string[]) =>
    runStep({ name: 'step', command: process.execPath, args: ['-e', ...args] }, import.meta.dirname);

  it('answers null when the command succeeds, else with what it said', async () => {
    expect(await run('')).toBeNull();
    expect(await run('console.error("wrong"); process.exit(2)')).toBe('wrong');
    expect(await run('process.exit(2)')).toContain('ended with 2');
  });

  it('answers with the reason when the command cannot be started', async () => {
    const step = { name: 'step', command: 'no-such-command', args: [] };

    expect(await runStep(step, import.meta.dirname)).toContain('could not be started');
  });
});
