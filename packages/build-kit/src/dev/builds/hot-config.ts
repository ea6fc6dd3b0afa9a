import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig } from '../../federation/base-config.ts';
import { moduleFile } from '../../versions/module-file.ts';

const hotModule = (name: string): string => moduleFile(import.meta, `../../hot/${name}`);

export const FOLLOW_BUILDS = hotModule('follow-builds');
export const HOT_TOOL = hotModule('hot-tool');
export const INSTALL_REFRESH = hotModule('install-refresh');

interface HotOptions {
  /** The package's folder. */
  dir: string;
  /** Of the tool in the registry. */
  name: string;
  /** Address of the news of its builds. */
  news: string;
}

/** What builds of one tool for development have in common: quick to build again, and put into the page that is open. */
export function hotConfig({ dir, name, news }: HotOptions): Configuration {
  const base = baseConfig(dir, `mf-${name}`, { isRefreshed: true });
  return {
    ...base,
    mode: 'development',
    resolve: {
      ...base.resolve,
      alias: {
        'aic-tool$': join(dir, 'src/tool.tsx'),
        'aic-jsx/jsx-dev-runtime$': hotModule('jsx-dev-runtime'),
      },
    },
    // What does not build is no step from one build to the next.
    optimization: { emitOnErrors: false },
    // The command that runs it says this in one line.
    stats: 'none',
    infrastructureLogging: { level: 'none' },
    plugins: [
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: false, test: /\.tsx$/ }),
      // What the plugin's modules ask for, but not the one that brings it.
      new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (request) => {
        if (request.contextInfo.issuer.startsWith(INSTALL_REFRESH)) return;
        request.request = hotModule('refresh-of-page');
      }),
      new rspack.DefinePlugin({ HOT_NEWS: JSON.stringify(news) }),
    ],
  };
}
