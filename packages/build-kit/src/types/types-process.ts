import { join } from 'node:path';
import { generateTypes } from '@module-federation/dts-plugin/core';

// A process of its own: the library writes on its standard output, and leaves files in the folder that it runs in.

await generateTypes({
  remote: {
    context: join(import.meta.dirname, '../..'),
    outputDir: process.cwd(),
    tsConfigPath: 'tsconfig.types.json',
    generateAPITypes: true,
    abortOnError: true,
    deleteTypesFolder: true,
    moduleFederationConfig: {
      name: 'tool',
      filename: 'container.js',
      exposes: { './tool': './src/types/exposed-tool.ts' },
    },
  },
});
