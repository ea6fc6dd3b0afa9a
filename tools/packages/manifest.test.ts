import { expect, it } from 'vitest';
import { packedManifest } from './manifest.ts';

const MANIFEST = {
  name: '@x/sdk',
  description: 'What a tool knows',
  license: 'MIT',
  sideEffects: false,
  bin: { 'x-tool': './src/dev/x-tool.ts' },
  exports: { '.': './src/index.ts', './first-screen': './src/prerender/tool.tsx', './own': './src/own.ts' },
  dependencies: { '@x/contract': 'workspace:*', stylis: 'catalog:', wuchale: 'catalog:' },
  peerDependencies: { react: 'catalog:' },
};
const OPTIONS = {
  version: '1.2.0',
  catalog: { react: '19.3.1', stylis: '4.3.6', wuchale: '0.1.0' },
  kept: ['./own'],
  made: { './styles.css': './dist/styles.css' },
  imported: new Set(['@x/contract', 'stylis', 'react']),
  sourcesDigest: '0123456789',
};

it('leads to compiled modules and their types, without entries that only the workspace has', () => {
  expect(packedManifest(MANIFEST, OPTIONS)).toMatchObject({
    version: '1.2.0',
    bin: { 'x-tool': 'dist/dev/x-tool.js' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './first-screen': { types: './dist/prerender/tool.d.ts', default: './dist/prerender/tool.js' },
      './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
      './package.json': './package.json',
    },
  });
  expect(packedManifest(MANIFEST, OPTIONS)).not.toHaveProperty(['exports', './own']);
});

it('asks for the versions that were tested of what its files import, and for any later minor of its peers', () => {
  expect(packedManifest(MANIFEST, OPTIONS)).toMatchObject({
    dependencies: { '@x/contract': '1.2.0', stylis: '4.3.6' },
    peerDependencies: { react: '^19.3.1' },
  });
  expect(packedManifest(MANIFEST, OPTIONS)).not.toHaveProperty('dependencies.wuchale');
});

it('refuses what a file imports and the package does not name', () => {
  const imported = new Set(['react', 'react-query']);

  expect(() => packedManifest(MANIFEST, { ...OPTIONS, imported })).toThrow(
    '@x/sdk imports react-query and does not name it. Add it there.',
  );
});
