import { Button, IconButton } from '@aic/design-system';
import {
  FloatingBar,
  FloatingBars,
  MediaTile,
  nothingSelected,
  TileGrid,
  TileGridSkeleton,
} from '@aic/design-system/gallery';
import { CloseIcon, DownloadIcon, TrashIcon } from '@aic/design-system/studio';
import { figureText } from '@aic/sdk';
import { WHOLE_LIBRARY } from '@aic/sdk/library';
import { uploadIdOf } from '@aic/sdk/uploads';
import { Suspense, useState } from 'react';
import { downloadZip } from './changes/download-zip.ts';
import { UndoBar } from './changes/undo-bar.tsx';
import { useUndo } from './changes/use-undo.ts';
import { type OpenDialog, LibraryDialogs } from './components/library-dialogs.tsx';
import { MoreNotLoaded } from './components/more-not-loaded.tsx';
import { NotLoaded } from './components/not-loaded.tsx';
import { NothingHere } from './components/nothing-here.tsx';
import { useOpenItem } from './items/use-open-item.ts';
import { UploadsFrame } from './uploads-frame.tsx';
import { uploadsText, useUploadChanges } from './uploads/use-upload-changes.ts';
import { type UploadTile, useUploads } from './uploads/use-uploads.ts';
import { PLACE_NAMES } from './view/places.ts';
import type { ViewControl } from './view/use-library-view.ts';

const VIEW = { ...WHOLE_LIBRARY, place: 'uploads' } as const;

/** The pictures that the user has sent with a press: looked at, handed over, downloaded, removed. */
export function UploadsPlace(control: ViewControl) {
  const list = useUploads();
  const [selected, setSelected] = useState(nothingSelected);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const openNewFolder = (): void => setDialog({ kind: 'new-folder' });
  const changes = useUploadChanges();
  const undo = useUndo();
  const open = useOpenItem(
    () => list.tiles.map(({ id }) => id),
    () => list.refresh(),
  );
  const remove = (refs: Iterable<string>): void => {
    const changed = changes.remove(refs);
    undo.offer(`${uploadsText(changed.ids.length)} removed`, changed);
    setSelected(nothingSelected);
  };

  return (
    <UploadsFrame
      {...control}
      onNewFolder={openNewFolder}
      over={
        <>
          <FloatingBars>
            {selected.size > 0 && (
              <FloatingBar
                role="group"
                aria-label="Selection"
                start={
                  <IconButton label="Clear selection" onClick={() => setSelected(nothingSelected)}>
                    <CloseIcon />
                  </IconButton>
                }
                message={`${figureText(selected.size)} selected`}
              >
                <Button
                  variant="ghost"
                  iconStart={<DownloadIcon />}
                  onClick={() => downloadZip([...selected].flatMap((ref) => uploadIdOf(ref) ?? []))}
                >
                  Zip
                </Button>
                <Button variant="ghost" iconStart={<TrashIcon />} onClick={() => remove(selected)}>
                  Remove
                </Button>
              </FloatingBar>
            )}
            {undo.text !== null && <UndoBar {...undo} text={undo.text} />}
          </FloatingBars>
          <Suspense>
            {dialog !== null && <LibraryDialogs dialog={dialog} onClose={() => setDialog(null)} />}
          </Suspense>
        </>
      }
    >
      {list.state === 'loading' && <TileGridSkeleton label="Loading your uploads" count={24} />}
      {list.state === 'failed' && <NotLoaded onRetry={list.refresh} isRetrying={list.isFetching} />}
      {list.state === 'loaded' &&
        (list.tiles.length === 0 && !list.hasMore ? (
          <NothingHere view={VIEW} onClear={() => undefined} />
        ) : (
          <>
            <TileGrid
              label={PLACE_NAMES.uploads}
              items={list.tiles}
              hasMore={list.hasMore}
              selected={selected}
              onSelectedChange={setSelected}
              onOpen={open}
              onRemove={remove}
              onNearEnd={list.fetchMore}
              renderTile={renderTile}
            />
            {list.hasMoreFailed && <MoreNotLoaded onRetry={list.retryMore} />}
          </>
        ))}
    </UploadsFrame>
  );
}

const renderTile = ({ media, label }: UploadTile) => <MediaTile media={media} kind="Upload" prompt={label} />;
