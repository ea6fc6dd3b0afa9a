import { encode } from '@jridgewell/sourcemap-codec';
import { expect, it } from 'vitest';
import { sizeByModule } from './modules.ts';

it('gives each module the characters up to where the next one begins, and no module what came from none', () => {
  const code = 'aaaaabbb??cc\ndddd';
  const mappings = encode([[[0, 0, 0, 0], [5, 1, 0, 0], [8], [10, 0, 3, 0]], [[0, 1, 1, 0]]]);
  const sources = [
    'webpack://aic_shell_1a2b/../node_modules/.pnpm/react@19/node_modules/react/index.js',
    'webpack://aic_shell_1a2b/./src/main.tsx',
  ];

  expect(sizeByModule(code, { sources, mappings })).toEqual(
    new Map([
      ['react/index.js', 7],
      ['src/main.tsx', 7],
    ]),
  );
});
