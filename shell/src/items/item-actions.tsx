import { Button, Stack } from '@aic/design-system';
import { CopyIcon, DownloadIcon, ItemActions as Buttons, TrashIcon } from '@aic/design-system/studio';
import { type Generation, KINDS, Link, resultOf, stopLabel, useItemActions } from '@aic/sdk';
import { styled } from 'styled-components';
import { UseAs } from '../hand-off/use-as.tsx';
import { isRepeatable } from './again/request-of.ts';
import { RunAgain } from './again/run-again.tsx';
import { Variations } from './again/variations.tsx';
import { downloadItem } from './download-of.ts';
import { FolderChoice } from './folders/folder-choice.tsx';
import { InBin } from './in-bin.tsx';
import { titleOf, promptPathOf } from './recipe/item-words.ts';
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

/** All that can be done with an item now. */
export function ItemActions({ item, onStarted, onGone, onPromptUsed }: ItemActionsProps) {
  const actions = useItemActions();
  const commands = useItemCommands(item, onGone);
  const isDone = item.status === 'completed';
  const isWords = KINDS[item.kind].medium === 'words';
  const stop = isWords ? actions.stopOf(item) : null;
  const cancel = stop ? { ...stop, label: stopLabel(item) } : actions.cancelOf(item);

  if (item.removedAt) return <InBin restore={commands.restore} purge={commands.purge} />;
  return (
    <Stack gap={12}>
      {isDone && (
        <Button variant="primary" iconStart={<DownloadIcon />} onClick={() => downloadItem(actions, item)}>
          Download
        </Button>
      )}
      <Row>
        {isDone && isWords && (
          <Button
            iconStart={<CopyIcon />}
            onClick={() => void actions.copy(resultOf(item) ?? '', 'The text is on your clipboard.')}
          >
            Copy text
          </Button>
        )}
        {item.prompt !== '' && (
          <>
            <Button
              iconStart={<CopyIcon />}
              onClick={() => void actions.copy(item.prompt, 'The prompt is on your clipboard.')}
            >
              Copy prompt
            </Button>
            <Button as={Link} to={promptPathOf(item)} onClick={onPromptUsed}>
              Use prompt
            </Button>
          </>
        )}
        <UseAs item={item} onUsed={onPromptUsed} />
        {isRepeatable(item) && <RunAgain item={item} onStarted={onStarted} />}
        {isDone && item.kind === 'image' && <Variations item={item} onStarted={onStarted} />}
        <Buttons about={titleOf(item)} cancel={cancel} actions={[actions.publicationOf(item)]} isInWords />
        {cancel === null && (
          <>
            <Button aria-pressed={item.isFavourite === true} onClick={commands.toggleFavourite}>
              {item.isFavourite === true ? 'Favourite' : 'Add to favourites'}
            </Button>
            <Button
              iconStart={<TrashIcon />}
              isLoading={commands.isRemoving}
              onClick={() => void commands.remove()}
            >
              Remove
            </Button>
          </>
        )}
      </Row>
      {isDone && <ShareAction item={item} />}
      {cancel === null && <FolderChoice folderId={item.folderId ?? null} onMove={commands.move} />}
    </Stack>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
