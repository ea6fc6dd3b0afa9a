import { expect, it } from 'vitest';
import { apiReport } from './report.ts';

const report = (modules: Record<string, string>) =>
  apiReport('sdk/src/index', { '@aic/contract': 'contract/src/index' }, (module) => modules[module] ?? null);

it('has what the entry reaches, through imports, packages of ours and types in line, and nothing else', () => {
  const text = report({
    'sdk/src/index': "export * from '@aic/contract';\nexport { a } from './a/part.tsx';\nimport 'react';",
    'sdk/src/a/part': "import type { B } from '../b.ts';\nexport declare const a: import('../c.ts').C & B;",
    'sdk/src/b': 'export interface B {\n}',
    'sdk/src/c': 'export interface C {\n}',
    'sdk/src/not-reached': 'export interface D {\n}',
    'contract/src/index': 'export type User = string;',
  });

  expect([...text.matchAll(/^## (.+)$/gm)].map(([, module]) => module)).toEqual([
    'contract/src/index',
    'sdk/src/a/part',
    'sdk/src/b',
    'sdk/src/c',
    'sdk/src/index',
  ]);
  expect(text).toContain('export type User = string;');
});

it('changes with a type, and not with a comment', () => {
  const of = (declaration: string) => report({ 'sdk/src/index': declaration });
  const member = 'export interface A {\n    /** Seconds. */\n    a: number;\n}';

  expect(of(member)).toBe(of(member.replace('Seconds', "Seconds, see import('./gone.ts')")));
  expect(of(member)).not.toContain('Seconds');
  expect(of(member)).not.toBe(of(member.replace('number', 'string')));
});

it('fails when a module that is reached was not compiled, instead of leaving it out', () => {
  expect(() => report({ 'sdk/src/index': "export * from './gone.ts';" })).toThrow('sdk/src/gone');
});
