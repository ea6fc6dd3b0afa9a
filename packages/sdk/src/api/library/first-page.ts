import type { PageState } from '@aic/contract';
import { QUERY_KEYS } from '../query-keys.ts';

/** What the page has brought of the library: a response of `ApiClient.page`. */
export const FIRST_LIBRARY_PAGE = [...QUERY_KEYS.library, 'first-page'] as const;

export interface FirstLibraryPage {
  body: unknown;
  next: string | null;
  /** Of the view whose page it is. Left out: of the whole library. */
  path?: string;
}

export function firstLibraryPage({ library, libraryPart }: PageState): FirstLibraryPage | undefined {
  const page = libraryPart ?? library;
  return page && { body: page.items, next: page.next, ...(libraryPart && { path: libraryPart.path }) };
}
