import type { User } from '../account/user.ts';
import type { GenerationKind } from '../generations/kinds/kinds.ts';
import type { ProviderInfo } from '../generations/providers.ts';
import type { PublicPage } from './public-page.ts';

/**
 * What the gateway knows when it sends the shell's HTML, so that the page does not have to ask. Written into the HTML
 * as JSON, like the registry.
 */
export interface PageState {
  /** Null for visitors. */
  user: User | null;
  /** Left out for visitors. */
  credits?: number;
  /** The first page of the list that the route's tool shows; its members are checked like any response's. */
  list?: { kind: GenerationKind; items: unknown[] };
  /** The first page of the whole library, on its page, and the path of the next one. */
  library?: { items: unknown[]; next: string | null };
  /** The same of a part of it, such as a folder, at the path by which the library reads that. */
  libraryPart?: { path: string; items: unknown[]; next: string | null };
  /** What the engines support, on the page of a tool. */
  providers?: ProviderInfo[];
  /** On a user's public page: what it shows, and where the items after these are; looked at like any response. */
  publicPage?: PublicPage & { next: string | null };
}
