import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { onTestFinished } from 'vitest';
import { type BuiltRemote, compile } from './build-remote.ts';

/** Of the React that the remote brings along: newer than the page's. */
const REACT = {
  'package.json': '{ "name": "react", "version": "19.9.0" }',
  'index.js': `exports.version = 'of the remote';`,
};

let count = 0;

/**
 * Builds a remote with the stock plugin of Module Federation, as others do.
 * @param tool source of what it exposes
 * @param options.shared for the plugin
 * @param options.name of the container, which stays in the page. @default another one each time
 * @param options.uniqueName of the array by which its files reach the entry. @default the container's
 */
export async function buildStockRemote(
  tool: string,
  options: { shared?: Record<string, object>; name?: string; uniqueName?: string } = {},
): Promise<BuiltRemote> {
  count += 1;
  const build = `stock${count}`;
  const { shared = { react: { singleton: true } }, name = `counter_${count}` } = options;
  const { uniqueName = name } = options;
  const dir = mkdtempSync(join(tmpdir(), 'aic-stock-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const write = (file: string, code: string): void => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), code);
  };
  write('package.json', JSON.stringify({ name, version: '1.0.0', dependencies: { react: '^19.0.0' } }));
  write('tool.js', tool);
  write('part.js', `export const part = ${JSON.stringify(build)};`);
  for (const [file, code] of Object.entries(REACT)) write(`node_modules/react/${file}`, code);
  await compile({
    context: dir,
    mode: 'production',
    entry: {},
    output: { path: join(dir, 'dist'), publicPath: 'auto', uniqueName },
    infrastructureLogging: { level: 'error' },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './tool': './tool.js' },
        shared,
        dts: false,
      }),
    ],
  });
  const urlOf = (file: string): string => `/remotes/counter/${build}/${file}`;
  const files = new Map(
    readdirSync(join(dir, 'dist'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [urlOf(file), readFileSync(join(dir, 'dist', file), 'utf8')]),
  );
  const hash = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return {
    files,
    build: {
      build,
      entry: urlOf('remoteEntry.js'),
      global: name,
      contract: '^1.0.0',
      isStock: true,
      chunkArray: `rspackChunk${uniqueName}`,
      integrity: Object.fromEntries(
        [...files].map(([url, code]) => [url.slice(url.lastIndexOf('/') + 1), hash(code)]),
      ),
      assets: [urlOf('remoteEntry.js'), urlOf('__federation_expose_tool.js')],
    },
  };
}
