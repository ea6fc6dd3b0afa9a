import type { PageState } from '@aic/contract';
import { QUERY_KEYS } from '../query-keys.ts';

/** What the page has brought of the whole library: a response of `ApiClient.page`. */
export const FIRST_LIBRARY_PAGE = [...QUERY_KEYS.library, 'first-page'] as const;

export interface FirstLibraryPage {
  body: unknown;
  next: string | null;
}

/** Of a part, by its path: a tool of the release before takes what it finds for the whole. */
export const firstPageKey = (path: string): readonly string[] =>
  path === '/api/library' ? FIRST_LIBRARY_PAGE : [...FIRST_LIBRARY_PAGE, path];

export function firstLibraryPage({ library, libraryPart }: PageState) {
  const brought = libraryPart ?? (library && { path: '/api/library', ...library });
  const page: FirstLibraryPage | undefined = brought && { body: brought.items, next: brought.next };
  return brought && { queryKey: firstPageKey(brought.path), page };
}
