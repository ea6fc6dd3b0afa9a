import { nothingSelected, type Selection } from '@aic/design-system/gallery';
import type { Place } from '@aic/sdk/library';
import { useState } from 'react';
import { doneText } from './changes/change-texts.ts';
import { downloadZip } from './changes/download-zip.ts';
import { useLibraryChanges } from './changes/use-library-changes.ts';
import { useUndo } from './changes/use-undo.ts';
import type { OpenDialog } from './components/library-dialogs.tsx';
import type { LibraryItem } from './items/library-item.ts';
import { placeValue } from './view/places.ts';

interface ItemChangesInput {
  place: Place;
  items: readonly LibraryItem[];
  onDialog(dialog: OpenDialog): void;
}

/** What is selected, and what can be done with it. Another part of the library begins with nothing selected. */
export function useItemChanges({ place, items, onDialog }: ItemChangesInput) {
  const { run } = useLibraryChanges();
  const undo = useUndo();
  const [selection, setSelection] = useState<{ place: string; ids: Selection }>({
    place: placeValue(place),
    ids: nothingSelected,
  });
  const selected = selection.place === placeValue(place) ? selection.ids : nothingSelected;
  const setSelected = (ids: Selection): void => setSelection({ place: placeValue(place), ids });
  const clear = (): void => setSelected(nothingSelected);

  const remove = (ids: Iterable<string>): void => {
    const changed = run({ command: 'remove' }, ids);
    undo.offer(doneText('remove', changed.ids.length), changed, true);
    clear();
  };
  const dismiss = (ids: Iterable<string>): void => {
    const changed = run({ command: 'dismiss' }, ids);
    undo.offer(doneText('dismiss', changed.ids.length), changed);
    clear();
  };
  const purge = (ids: readonly string[]): void =>
    onDialog({
      kind: 'purge',
      count: ids.length,
      onConfirm() {
        run({ command: 'purge' }, ids);
        undo.dismiss();
        clear();
      },
    });
  const move = (folderId: string | null, ids: Iterable<string> = selected): void => {
    run({ command: 'move', folderId }, ids);
    clear();
  };

  return {
    selected,
    setSelected,
    undo,
    purge,
    move,
    /** Delete does what the place's own button does. */
    removeByKey(ids: readonly string[]): void {
      if (place === 'bin') purge(ids);
      else if (place === 'failed') dismiss(ids);
      else remove(ids);
    },
    bar: {
      areFavourites: selected.size > 0 && items.every((item) => !selected.has(item.id) || item.isFavourite),
      onFavourite: (isFavourite: boolean): void => {
        run({ command: isFavourite ? 'favourite' : 'unfavourite' }, selected);
      },
      onMove: (folderId: string | null): void => move(folderId),
      onNewFolder: (): void => onDialog({ kind: 'new-folder', onSaved: (id) => move(id) }),
      onDownload: (): void => downloadZip(selected),
      onRemove: (): void => remove(selected),
      onRestore: (): void => {
        run({ command: 'restore' }, selected);
        clear();
      },
      onPurge: (): void => purge([...selected]),
      onDismiss: (): void => dismiss(selected),
    },
  };
}
