import type { PlatformDeps } from '../platform/deps.ts';
import type { Providers } from './providers/provider.ts';

export interface GenerationDeps extends PlatformDeps {
  providers: Providers;
}
