import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { factsPlugin, withStatus } from './facts/facts-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx', '../../mf-*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX alone has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
  ],
  experimental_indexers: (indexers = []) => withStatus(indexers),
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), factsPlugin()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A frame waits on the system's paper for its story, and not on white.
  previewHead: (head = '') =>
    `${head}<style>.sb-wrapper { color-scheme: light dark; background: Canvas }</style>`,
  // "Show code" is written from the story's source; from what was rendered, it would hold React's own objects.
  features: { experimentalCodeExamples: true },
};

export default config;
