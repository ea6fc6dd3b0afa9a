import { Button } from '@aic/design-system';
import { FloatingBars, nothingSelected, TileGridSkeleton } from '@aic/design-system/gallery';
import { lazyPart, useQuery, useShell } from '@aic/sdk';
import { librarySummaryQuery, toLibraryView, WHOLE_LIBRARY } from '@aic/sdk/library';
import { Suspense, useMemo, useState } from 'react';
import { UndoBar } from './changes/undo-bar.tsx';
import { FilterBar } from './components/filter-bar.tsx';
import type { OpenDialog } from './components/library-dialogs.tsx';
import { LibraryFrame } from './components/library-frame.tsx';
import { LibraryGrid } from './components/library-grid.tsx';
import { NarrowPlaces } from './components/narrow-places.tsx';
import { NotLoaded } from './components/not-loaded.tsx';
import { NothingHere } from './components/nothing-here.tsx';
import { PlaceHead } from './components/place-head.tsx';
import { SearchBox } from './components/search-box.tsx';
import { SelectionBar } from './components/selection-bar.tsx';
import { useLibraryItems } from './items/use-library-items.ts';
import { useLiveItems } from './items/use-live-items.ts';
import { useOpenItem } from './items/use-open-item.ts';
import { useSelectAll } from './items/use-select-all.ts';
import { News, Toolbar } from './library-page.styles.ts';
import { useItemChanges } from './use-item-changes.ts';
import { placeName, placeValue } from './view/places.ts';
import type { ViewControl } from './view/use-library-view.ts';

/** Dialogs are heavy and the first screen needs none. */
const LibraryDialogs = lazyPart(
  'The dialog',
  () => import('./components/library-dialogs.tsx').then((file) => file.LibraryDialogs),
  { isOnRequest: true },
);

/** The items of a part of the library: found, looked at, sorted, removed. */
export function ItemsPlace({ view, change, addressOf }: ViewControl) {
  const { api } = useShell();
  const asked = useMemo(() => toLibraryView(view, api.nowMs()), [view, api]);
  const list = useLibraryItems(asked);
  const live = useLiveItems(asked, list);
  const summary = useQuery(librarySummaryQuery(api)).data;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const changes = useItemChanges({ place: view.place, items: list.items, onDialog: setDialog });
  const open = useOpenItem(
    () => list.items.map(({ id }) => id),
    (id) => void live.readAgain(id),
  );
  const { selected, setSelected, undo } = changes;
  const all = useSelectAll({
    list,
    view: JSON.stringify(asked),
    selected,
    onSelectedChange: setSelected,
  });
  const openNewFolder = (): void => setDialog({ kind: 'new-folder' });

  return (
    <LibraryFrame
      view={view}
      addressOf={addressOf}
      summary={summary}
      onDrop={(folderId, ids) => changes.move(folderId, ids)}
      onNewFolder={openNewFolder}
      over={
        <>
          <FloatingBars>
            {selected.size > 0 && (
              <SelectionBar
                {...changes.bar}
                {...all}
                count={selected.size}
                place={view.place}
                folders={summary?.folders ?? []}
                onClear={() => setSelected(nothingSelected)}
              />
            )}
            {undo.text !== null && <UndoBar {...undo} text={undo.text} onPurge={changes.purge} />}
          </FloatingBars>
          <Suspense>
            {dialog !== null && <LibraryDialogs dialog={dialog} onClose={() => setDialog(null)} />}
          </Suspense>
        </>
      }
    >
      <PlaceHead
        place={view.place}
        summary={summary}
        onRename={(folder) => setDialog({ kind: 'rename-folder', folder })}
        onDelete={(folder) =>
          setDialog({ kind: 'delete-folder', folder, onDeleted: () => change({ place: 'all' }) })
        }
      />
      <Toolbar>
        <SearchBox value={view.q} onSearch={(q) => change({ q }, view.q !== '')} />
        <NarrowPlaces view={view} change={change} summary={summary} onNewFolder={openNewFolder} />
        <FilterBar view={view} change={change} summary={summary} />
      </Toolbar>
      {live.hasNews && (
        <News>
          <Button variant="primary" onClick={live.showNews}>
            Show what is new
          </Button>
        </News>
      )}
      {list.state === 'loading' && <TileGridSkeleton label="Loading your library" count={24} />}
      {list.state === 'failed' && (
        <NotLoaded onRetry={() => void list.refresh()} isRetrying={list.isFetching} />
      )}
      {list.state === 'loaded' &&
        (list.items.length === 0 && !list.hasMore ? (
          <NothingHere view={view} onClear={() => change({ ...WHOLE_LIBRARY, place: view.place })} />
        ) : (
          <LibraryGrid
            key={placeValue(view.place)}
            label={placeName(view.place, summary)}
            list={list}
            selected={selected}
            onSelectedChange={setSelected}
            onOpen={open}
            onRemove={changes.removeByKey}
          />
        ))}
    </LibraryFrame>
  );
}
