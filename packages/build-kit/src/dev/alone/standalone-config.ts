import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { NEWS_PATH } from '../builds/build-news.ts';
import { FOLLOW_BUILDS, hotConfig, INSTALL_REFRESH } from '../builds/hot-config.ts';

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

/** One tool as a page of its own: no federation, the platform set bundled like any other library. Never published. */
export function standaloneConfig({ dir, name, api, html }: StandaloneOptions): Configuration {
  const hot = hotConfig({ dir, name, news: NEWS_PATH });
  return {
    ...hot,
    // Stacks name the file of each function, which the page shows of a crash (../../standalone/crash-text.ts).
    devtool: 'eval-cheap-module-source-map',
    entry: { main: [INSTALL_REFRESH, FOLLOW_BUILDS, join(import.meta.dirname, '../../standalone/main')] },
    output: { publicPath: '/', filename: '[name].js', assetModuleFilename: '[name].[contenthash:8][ext]' },
    plugins: [
      ...(hot.plugins ?? []),
      new rspack.DefinePlugin({ STANDALONE_API: JSON.stringify(api) }),
      new rspack.HtmlRspackPlugin({ templateContent: html, inject: 'body' }),
    ],
  };
}
