import { expect, it } from 'vitest';
import { importedModules, importedPackages, rewriteDeclaration, rewriteModule } from './rewrite.ts';

it('lets declarations name modules as they are packed, also within types', () => {
  const text = `import type { A } from './a.ts';
export * from "../b.tsx";
export declare const c: import('./c.ts').C;
export declare const file: 'd.ts';`;

  expect(rewriteDeclaration(text)).toBe(`import type { A } from './a.js';
export * from "../b.js";
export declare const c: import('./c.js').C;
export declare const file: 'd.ts';`);
});

it('names styled components by their source, as builds of the workspace do', () => {
  const code = 'const Root = styled.div `color: red;`;';

  expect(rewriteModule(code, 'x/src/a.tsx', false)).toMatch(
    /^const Root = styled\.div\.withConfig\(\{componentId:"s\w+"\}\) `color: red;`;$/,
  );
});

it('marks what needs a browser for server components, and leaves plain values to the server', () => {
  const part = "import { useState } from 'react';\nexport const usePart = () => useState(0);";

  expect(rewriteModule(part, 'x/src/a.ts', true)).toBe(`'use client';\n${part}`);
  expect(rewriteModule(part, 'x/src/a.ts', false)).toBe(part);
  expect(rewriteModule('export const space = 8;', 'x/src/b.ts', true)).toBe('export const space = 8;');
});

it('finds the packages that modules, declarations and style sheets need', () => {
  const text = `import { a } from 'react/jsx-runtime';
import '@aic/design-system/fonts.css';
import { join } from 'node:path';
import { b } from './b.js';
const c = import("zod");
src: url('@fontsource-variable/inter/files/inter.woff2'), url('data:image/png;base64,AA');
import tool from 'aic-tool';`;

  expect(importedPackages(text)).toEqual([
    'react',
    '@aic/design-system',
    'zod',
    '@fontsource-variable/inter',
  ]);
});

it('finds the modules that a module needs beside it', () => {
  const text = `import { a } from './a.js';
export { b, c, } from "../b.js";
import './side.js';
// import { d } from './d.js'`;

  expect(importedModules(text)).toEqual(['./a.js', '../b.js', './side.js']);
});
