export interface PublishedPackage {
  /** From the root of the workspace. */
  folder: string;
  /** Modules that are named by path and not imported: patterns from its folder. @default none */
  byPath?: readonly string[];
  /** Entries that only this workspace has. @default none */
  kept?: readonly string[];
  /** Whether React's server components may import it: parts that need a browser say so. @default false */
  marksClientParts?: boolean;
}

/** What teams outside of this workspace install, each after those that it needs. */
export const PUBLISHED: readonly PublishedPackage[] = [
  { folder: 'packages/contract' },
  { folder: 'design-system', marksClientParts: true },
  { folder: 'packages/sdk', byPath: ['src/testing/jsdom-setup.ts'] },
  { folder: 'packages/studio' },
  { folder: 'packages/remote' },
  {
    folder: 'packages/build-kit',
    byPath: [
      'src/federation/*-loader.ts',
      'src/hot/*.ts',
      'src/prerender/engine-globals.ts',
      'src/prerender/first-screen-entry.ts',
      'src/prerender/prerender-pages.ts',
      'src/standalone/main.tsx',
    ],
    // Catalogs of languages stand in the workspace.
    kept: ['./messages'],
  },
];
