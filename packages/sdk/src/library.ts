/**
 * The user's library on the wire. Not shared in the page: who needs it bundles it, so that other tools do not load it.
 */
export * from '@aic/contract/library';
export * from '@aic/contract/library-view';
export { createFolder, removeFolder, renameFolder } from './api/library/folders.ts';
export {
  fetchLibraryPage,
  libraryAroundQuery,
  libraryItemQuery,
  type LibraryPage,
  libraryQuery,
  librarySummaryQuery,
  toLibraryPage,
} from './api/library/library.ts';
export { LIBRARY_ZIP_PATH, type LibraryCommand, runLibraryCommand } from './api/library/commands.ts';
export { type FirstLibraryPage, firstPageKey } from './api/library/first-page.ts';
export { QUERY_KEYS } from './api/query-keys.ts';
export { receiptQuery } from './api/library/receipt.ts';
export { openPicture } from './library/open-picture.ts';
export { useLibraryCommand } from './library/use-library-command.ts';
export { useLibraryItem } from './library/use-library-item.ts';
export { useOpenItem } from './library/use-open-item.ts';
