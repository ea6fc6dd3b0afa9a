import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from '../federation/base-config.ts';

export interface StandaloneOptions {
  /** The package's folder. */
  dir: string;
  /** Of the tool in the registry. */
  name: string;
  /** Origin of a real API; null: the backend is fake. */
  api: string | null;
  /** The page around the bundle. */
  html: string;
}

/**
 * One tool as a page of its own: no federation, the platform set bundled like any other library, quick to build again.
 * Never published.
 */
export function standaloneConfig({ dir, name, api, html }: StandaloneOptions): Configuration {
  const base = baseConfig(dir, `mf-${name}`);
  return {
    ...base,
    mode: 'development',
    // Stacks name the file of each function, which the page shows of a crash (../standalone/crash-text.ts).
    devtool: 'eval-cheap-module-source-map',
    entry: join(import.meta.dirname, '../standalone/main'),
    output: { publicPath: '/', filename: '[name].js', assetModuleFilename: '[name].[contenthash:8][ext]' },
    resolve: {
      ...base.resolve,
      alias: { 'aic-tool$': join(dir, 'src/tool.tsx') },
    },
    optimization: {},
    // The command that runs it says this in one line.
    stats: 'none',
    infrastructureLogging: { level: 'none' },
    plugins: [
      new rspack.DefinePlugin({ STANDALONE_API: JSON.stringify(api) }),
      new rspack.HtmlRspackPlugin({ templateContent: html, inject: 'body' }),
    ],
  };
}
