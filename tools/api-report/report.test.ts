import { expect, it } from 'vitest';
import { apiReport } from './report.ts';

const report = (modules: Record<string, string>) =>
  apiReport(
    'packages/sdk/src/index',
    { '@aic/contract': 'packages/contract/src/index' },
    (module) => modules[module] ?? null,
  );

it('has what the entry reaches, through imports, packages of ours and types in line, and nothing else', () => {
  const text = report({
    'packages/sdk/src/index':
      "export * from '@aic/contract';\nexport { a } from './a/part.tsx';\nimport 'react';",
    'packages/sdk/src/a/part':
      "import type { B } from '../b.ts';\nexport declare const a: import('../c.ts').C & B;",
    'packages/sdk/src/b': 'export interface B {\n}',
    'packages/sdk/src/c': 'export interface C {\n}',
    'packages/sdk/src/not-reached': 'export interface D {\n}',
    'packages/contract/src/index': 'export type User = string;',
  });

  expect([...text.matchAll(/^## (.+)$/gm)].map(([, module]) => module)).toEqual([
    'packages/contract/src/index',
    'packages/sdk/src/a/part',
    'packages/sdk/src/b',
    'packages/sdk/src/c',
    'packages/sdk/src/index',
  ]);
  expect(text).toContain('export type User = string;');
});

it('changes with a type, and not with a comment', () => {
  const of = (declaration: string) => report({ 'packages/sdk/src/index': declaration });
  const member = 'export interface A {\n    /** Seconds. */\n    a: number;\n}';

  expect(of(member)).toBe(of(member.replace('Seconds', "Seconds, see import('./gone.ts')")));
  expect(of(member)).not.toContain('Seconds');
  expect(of(member)).not.toBe(of(member.replace('number', 'string')));
});

it('fails when a module that is reached was not compiled, instead of leaving it out', () => {
  expect(() => report({ 'packages/sdk/src/index': "export * from './gone.ts';" })).toThrow(
    'packages/sdk/src/gone',
  );
});
