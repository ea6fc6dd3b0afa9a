import { Button, IconButton, Stack, ToolIcon } from '@aic/design-system';
import { HeartIcon } from '@aic/design-system/gallery';
import { CopyIcon, DownloadIcon, ItemActions as Buttons, TrashIcon } from '@aic/design-system/studio';
import { type Generation, KINDS, resultOf, stopLabel, useItemActions } from '@aic/sdk';
import { Suspense, useState } from 'react';
import { filmOfTrack } from '../hand-off/next-step.ts';
import { UseAs } from '../hand-off/use-as.tsx';
import type { OfferedFill } from '../remotes/fills/fills-of.ts';
import { fillDialog } from '../slots/part.ts';
import { useFills } from '../slots/use-fills.ts';
import { FilmWithTrack } from './again/film-with-track.tsx';
import { isRepeatable } from './again/request-of.ts';
import { RunAgain } from './again/run-again.tsx';
import { Variations } from './again/variations.tsx';
import { canBeLabelled, downloadItem, downloadLabelled } from './download-of.ts';
import { FolderChoice } from './folders/folder-choice.tsx';
import { InBin } from './in-bin.tsx';
import { ActionRow } from './opening/action-row.ts';
import { titleOf } from './recipe/item-words.ts';
import { ShareAction } from './share-action.tsx';
import { useItemCommands } from './use-item-commands.ts';

export interface ItemActionsProps {
  item: Generation;
  /** It was started again, as these items. */
  onStarted(items: readonly Generation[]): void;
  /** It was removed, or deleted for good. */
  onGone(): void;
  /** Its prompt is on its way into a composer. */
  onPromptUsed(): void;
}

/** All that can be done with an item now: what can be made of it, how it is kept, who else sees it. */
export function ItemActions({ item, onStarted, onGone, onPromptUsed }: ItemActionsProps) {
  const actions = useItemActions();
  const commands = useItemCommands(item, onGone);
  const isDone = item.status === 'completed';
  const fills = useFills('item-action', { item });
  const [openFill, setOpenFill] = useState<OfferedFill | null>(null);
  const filmId = filmOfTrack(item);
  const isWords = KINDS[item.kind].medium === 'words';
  const stop = isWords ? actions.stopOf(item) : null;
  const cancel = stop ? { ...stop, label: stopLabel(item) } : actions.cancelOf(item);

  if (item.removedAt) return <InBin restore={commands.restore} purge={commands.purge} />;
  return (
    <Stack gap={12}>
      <ActionRow role="group" aria-label="Make">
        {isDone && item.kind === 'music' && filmId !== null && (
          <FilmWithTrack track={item} filmId={filmId} onStarted={onStarted} />
        )}
        <UseAs
          item={item}
          onUsed={onPromptUsed}
          more={(isDone ? fills : []).map((fill) => ({
            kind: 'item',
            id: fill.tool,
            label: fill.label,
            icon: <ToolIcon aria-hidden />,
            onSelect: () => setOpenFill(fill),
          }))}
        >
          {isRepeatable(item) && <RunAgain item={item} onStarted={onStarted} />}
          {isDone && item.kind === 'image' && <Variations item={item} onStarted={onStarted} />}
        </UseAs>
        <Buttons about={titleOf(item)} cancel={cancel} actions={[]} isInWords />
      </ActionRow>
      {openFill !== null && (
        <Suspense>
          <fillDialog.Part fill={openFill} item={item} onClose={() => setOpenFill(null)} />
        </Suspense>
      )}
      {cancel === null && (
        <>
          <ActionRow role="group" aria-label="Keep">
            {isDone && (
              <Button
                variant="primary"
                iconStart={<DownloadIcon />}
                onClick={() => downloadItem(actions, item)}
              >
                Download
              </Button>
            )}
            {isDone && canBeLabelled(item) && (
              <Button
                aria-label="Download with label"
                title="How it was made is written on it: “AI generated”, for example"
                onClick={() => downloadLabelled(actions, item)}
              >
                With label
              </Button>
            )}
            {isDone && isWords && (
              <IconButton
                variant="secondary"
                label="Copy text"
                onClick={() => void actions.copy(resultOf(item) ?? '', 'The text is on your clipboard.')}
              >
                <CopyIcon />
              </IconButton>
            )}
            <IconButton
              variant="secondary"
              label={item.isFavourite === true ? 'Favourite' : 'Add to favourites'}
              aria-pressed={item.isFavourite === true}
              onClick={commands.toggleFavourite}
            >
              <HeartIcon {...(item.isFavourite === true && { fill: 'currentcolor' })} />
            </IconButton>
            <FolderChoice folderId={item.folderId ?? null} onMove={commands.move} />
          </ActionRow>
          <ShareAction item={item}>
            <Buttons about={titleOf(item)} cancel={null} actions={[actions.publicationOf(item)]} />
            <Button
              style={{ marginInlineStart: 'auto' }}
              iconStart={<TrashIcon />}
              isLoading={commands.isRemoving}
              onClick={() => void commands.remove()}
            >
              Remove
            </Button>
          </ShareAction>
        </>
      )}
    </Stack>
  );
}
