import { Button, Stack } from '@aic/design-system';
import { Notice } from '@aic/design-system/billing';
import { CopyIcon, DownloadIcon, ItemActions as Buttons, TrashIcon } from '@aic/design-system/studio';
import { type Generation, Link, useItemActions } from '@aic/sdk';
import { styled } from 'styled-components';
import { UseAs } from '../hand-off/use-as.tsx';
import { downloadItem } from './download-of.ts';
import { FolderChoice } from './folder-choice.tsx';
import { titleOf, promptPathOf } from './item-words.ts';
import { isRepeatable } from './request-of.ts';
import { RunAgain } from './run-again.tsx';
import { ShareAction } from './share-action.tsx';
import { useItemCommands } from './use-item-commands.ts';

export interface ItemActionsProps {
  item: Generation;
  /** It was started again, as this item. */
  onStarted(item: Generation): void;
  onRemoved(): void;
  /** Its prompt is on its way into a composer. */
  onPromptUsed(): void;
}

/** All that can be done with an item now. */
export function ItemActions({ item, onStarted, onRemoved, onPromptUsed }: ItemActionsProps) {
  const actions = useItemActions();
  const commands = useItemCommands(item, onRemoved);
  const isDone = item.status === 'completed';
  const cancel = item.kind === 'text' ? actions.stopOf(item) : actions.cancelOf(item);

  if (item.removedAt) {
    return (
      <Notice title="In the bin" actions={<Button onClick={commands.restore}>Restore</Button>}>
        It is in none of your lists.
      </Notice>
    );
  }
  return (
    <Stack gap={12}>
      {isDone && (
        <Button variant="primary" iconStart={<DownloadIcon />} onClick={() => downloadItem(actions, item)}>
          Download
        </Button>
      )}
      <Row>
        {isDone && item.kind === 'text' && (
          <Button
            iconStart={<CopyIcon />}
            onClick={() => void actions.copy(item.response ?? '', 'The text is on your clipboard.')}
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
