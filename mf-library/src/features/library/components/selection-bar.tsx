import { Button, IconButton } from '@aic/design-system';
import { FloatingBar, FolderIcon, HeartIcon, RestoreIcon } from '@aic/design-system/gallery';
import { DropdownMenu } from '@aic/design-system/overlays';
import { CheckIcon, CloseIcon, DownloadIcon, TrashIcon } from '@aic/design-system/studio';
import { figureText } from '@aic/sdk';
import { type LibrarySummary, LIBRARY_ZIP_ITEMS_MAX, type Place } from '@aic/sdk/library';

export interface SelectionBarProps {
  /** How many items are selected. */
  count: number;
  /** Where the library stands: the bin, the failed ones and a folder each have actions of their own. */
  place: Place;
  /** All of them are favourites, so that the press takes the mark away. */
  areFavourites: boolean;
  /** What the menu of "Move" lists. */
  folders: LibrarySummary['folders'];
  /** Nothing is selected any more. */
  onClear: () => void;
  /** Null: all of the place is selected. */
  onSelectAll: (() => void) | null;
  /** The rest of the place is being counted: "Select all" waits. */
  isSelectingAll: boolean;
  /** Marks them all, or takes the mark from all. */
  onFavourite: (isFavourite: boolean) => void;
  /** Null: out of their folder. */
  onMove: (folderId: string | null) => void;
  /** Asks for the name of a folder, and moves them there. */
  onNewFolder: () => void;
  /** Asks for them as one zip. */
  onDownload: () => void;
  /** Into the bin, from which they can be restored. */
  onRemove: () => void;
  /** Out of the bin, back to where they were. */
  onRestore: () => void;
  /** For good: it asks first. */
  onPurge: () => void;
  /** Takes failed items from the list. */
  onDismiss: () => void;
}

/** What can be done with all that is selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, place, onClear, onSelectAll, isSelectingAll, onRestore, onPurge, onDismiss } = props;
  return (
    <FloatingBar
      role="group"
      aria-label="Selection"
      start={
        <IconButton label="Clear selection" onClick={onClear}>
          <CloseIcon />
        </IconButton>
      }
      message={`${figureText(count)} selected`}
    >
      {onSelectAll !== null && (
        <Button variant="ghost" isLoading={isSelectingAll} onClick={onSelectAll}>
          Select all
        </Button>
      )}
      {place === 'bin' && (
        <>
          <Button iconStart={<RestoreIcon />} onClick={onRestore}>
            Restore
          </Button>
          <Button iconStart={<TrashIcon />} onClick={onPurge}>
            Delete now
          </Button>
        </>
      )}
      {place === 'failed' && (
        <Button iconStart={<CheckIcon />} onClick={onDismiss}>
          Dismiss
        </Button>
      )}
      {place !== 'bin' && place !== 'failed' && <ItemActions {...props} />}
    </FloatingBar>
  );
}

function ItemActions(props: SelectionBarProps) {
  const { count, areFavourites, folders, onFavourite, onMove, onNewFolder, onDownload, onRemove } = props;
  return (
    <>
      <IconButton
        label={areFavourites ? 'No longer a favourite' : 'Favourite'}
        aria-pressed={areFavourites}
        onClick={() => onFavourite(!areFavourites)}
      >
        <HeartIcon fill={areFavourites ? 'currentcolor' : 'none'} />
      </IconButton>
      <DropdownMenu
        aria-label="Move to"
        trigger={
          <Button variant="ghost" iconStart={<FolderIcon />}>
            Move
          </Button>
        }
        entries={[
          ...folders.map(({ id, name }) => ({
            kind: 'item' as const,
            id,
            label: name,
            icon: <FolderIcon />,
            onSelect: () => onMove(id),
          })),
          ...(folders.length > 0 ? [{ kind: 'separator' as const, id: 'separator' }] : []),
          { kind: 'item', id: 'none', label: 'Out of its folder', onSelect: () => onMove(null) },
          { kind: 'item', id: 'new', label: 'New folder …', onSelect: onNewFolder },
        ]}
      />
      <Button
        variant="ghost"
        iconStart={<DownloadIcon />}
        onClick={onDownload}
        disabledReason={
          count > LIBRARY_ZIP_ITEMS_MAX
            ? `A zip holds at most ${figureText(LIBRARY_ZIP_ITEMS_MAX)} items`
            : undefined
        }
      >
        Zip
      </Button>
      <Button variant="ghost" iconStart={<TrashIcon />} onClick={onRemove}>
        Remove
      </Button>
    </>
  );
}
