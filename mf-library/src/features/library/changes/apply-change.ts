import type { LibraryCommand, LibraryView } from '@aic/sdk/library';
import type { LibraryItem } from '../items/library-item.ts';

/**
 * What a change makes of an item in a list, before the server has answered.
 * @param asked the list's view @returns null: it leaves the list
 */
export function changedItem(
  { command, folderId = null }: Pick<LibraryCommand, 'command' | 'folderId'>,
  item: LibraryItem,
  asked: LibraryView,
): LibraryItem | null {
  switch (command) {
    case 'remove':
      return asked.bin === true ? item : null;
    case 'restore':
      // What was removed is no longer published.
      return asked.bin === true || asked.published === true ? null : { ...item, isPublished: false };
    case 'purge':
    case 'dismiss':
      return null;
    case 'favourite':
      return { ...item, isFavourite: true };
    case 'unfavourite':
      return asked.favourite === true ? null : { ...item, isFavourite: false };
    case 'move':
      return asked.folder !== undefined && asked.folder !== (folderId ?? 'none')
        ? null
        : { ...item, folderId };
    default:
      return command satisfies never;
  }
}
