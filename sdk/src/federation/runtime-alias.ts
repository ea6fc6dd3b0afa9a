import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const RUNTIME_PACKAGES = [
  'webpack-bundler-runtime',
  'runtime',
  'runtime-core',
  'sdk',
  'error-codes',
  'inject-external-runtime-core-plugin',
];

/**
 * Rspack binds the federation runtime's CommonJS build: its size flags have no effect there, and it comes on top of the
 * ESM build that the shell imports (70 kB gzip instead of 25). Aliasing the absolute CommonJS paths to the ESM files
 * solves both; the size test guards it across upgrades.
 */
export function federationRuntimeAlias(): Record<string, string> {
  // The runtime's own dependencies are only visible from inside it.
  const sdk = createRequire(import.meta.url);
  const enhanced = createRequire(sdk.resolve('@module-federation/enhanced/rspack'));
  const bundlerRuntime = createRequire(sdk.resolve('@module-federation/webpack-bundler-runtime'));
  return Object.fromEntries(
    RUNTIME_PACKAGES.map((name) => {
      const commonJs = resolveFrom([sdk, bundlerRuntime, enhanced], `@module-federation/${name}`);
      return [commonJs, esModuleBeside(commonJs)];
    }),
  );
}

/** The slim browser build where a package has one. */
function esModuleBeside(commonJs: string): string {
  const files = ['bundler.js', 'index.js', 'index.mjs'].map((name) => join(dirname(commonJs), name));
  const file = files.find((path) => existsSync(path));
  if (file === undefined) {
    throw new Error(`${commonJs} has no ES module beside it. Has the federation runtime changed its layout?`);
  }
  return file;
}

function resolveFrom(requires: readonly NodeJS.Require[], name: string): string {
  for (const require of requires) {
    try {
      return require.resolve(name);
    } catch {
      continue;
    }
  }
  throw new Error(
    `${name} is not installed, so the federation runtime cannot be slimmed. Run the install again.`,
  );
}
