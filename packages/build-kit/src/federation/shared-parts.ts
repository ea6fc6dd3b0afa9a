import type { Chunk, OptimizationSplitChunksOptions } from '@rspack/core';

const among =
  (...names: string[]) =>
  ({ name }: Pick<Chunk, 'name'>): boolean =>
    name !== undefined && names.includes(name);

/**
 * How the shell's lazy parts share code. Each is one file, except for what would be in several that the same user
 * loads: a file in common costs a request and saves 2 kB brotli or more for each further part. Parts of a visitor's
 * first page stay whole.
 */
export const SHARED_PARTS: OptimizationSplitChunksOptions = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    radix: {
      name: 'radix',
      test: /[\\/]@radix-ui[\\/]/,
      // What only parts need that nothing waits for (an item, a brush, the palette, a share link) would come with every
      // page.
      chunks: (chunk: Pick<Chunk, 'name'>): boolean =>
        !among('main', 'item', 'palette', 'queue', 'share', 'crop', 'landing-art')(chunk),
      minChunks: 3,
      priority: 1,
    },
    // Menus and selects.
    floating: {
      name: 'floating',
      test: /[\\/]node_modules[\\/]/,
      chunks: among('overlays', 'contact'),
      minChunks: 2,
    },
    players: {
      name: 'players',
      test: /[\\/]design-system[\\/]/,
      chunks: among('media', 'player'),
      minChunks: 2,
    },
  },
};
