import type { RemoteEntry, Slots, Tool } from '@aic/sdk';
import type { ShareScope } from './platform.ts';

/** The files of one build: what the loader needs of a registry entry. */
export type RemoteBuild = Pick<
  RemoteEntry,
  'build' | 'entry' | 'global' | 'integrity' | 'contract' | 'assets' | 'isStock' | 'chunkArray'
>;

/** What the entry of a remote puts into its global: the interface that Module Federation gives its containers. */
export interface Container {
  /** May be called again with the same scope. @throws Error when it has another one already */
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => { default?: Tool | Slots }>;
}
