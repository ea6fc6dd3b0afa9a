import { env } from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { factsPlugin, withGuides } from './facts/facts-plugin.ts';
import { withStatus, withSynonyms } from './facts/story-index.ts';

/** Presets that a configuration may have, and that its type has not so far. */
interface Untyped {
  experimental_manifests: typeof withGuides;
  storyIndexGenerator: typeof withSynonyms;
}

const config: StorybookConfig & Untyped = {
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
    // What an agent asks at /mcp while Storybook runs, a published one has in llms.txt.
    ...(env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
  ],
  experimental_manifests: withGuides,
  storyIndexGenerator: withSynonyms,
  experimental_indexers: (indexers = []) => withStatus(indexers),
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), factsPlugin()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A frame waits on the system's paper for its story, and not on white.
  previewHead: (head = '') =>
    `${head}<style>.sb-wrapper { color-scheme: light dark; background: Canvas }</style>`,
  // "Show code" is written from the story's source; from what was rendered, it would hold React's own objects.
  // The search finds headings of pages, too.
  features: { experimentalCodeExamples: true, experimentalSearchDocsHeadings: true },
};

export default config;
