import { Button, media, Stack, Text, token } from '@aic/design-system';
import { CopyIcon } from '@aic/design-system/studio';
import { type Generation, Link, useItemActions } from '@aic/sdk';
import { leftOutNote } from '@aic/sdk/reading';
import { styled } from 'styled-components';
import { promptPathOf } from './item-words.ts';

interface ItemPromptProps {
  item: Generation;
  /** It is on its way into a composer. */
  onUsed(): void;
}

/** What it was asked for, what was left out of that and of its file, and how to take the words along. */
export function ItemPrompt({ item, onUsed }: ItemPromptProps) {
  const { copy } = useItemActions();
  const notes = [
    leftOutNote(item),
    item.isUnmarked === true ? 'This file could not be given its Content Credentials.' : null,
  ].filter((note) => note !== null);
  return (
    <Stack gap={8}>
      {item.prompt !== '' && <Prompt dir="auto">{item.prompt}</Prompt>}
      {notes.map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
      {item.prompt !== '' && !item.removedAt && (
        <Row>
          <Button
            size="dense"
            variant="ghost"
            iconStart={<CopyIcon />}
            onClick={() => void copy(item.prompt, 'The prompt is on your clipboard.')}
          >
            Copy prompt
          </Button>
          <Button size="dense" variant="ghost" as={Link} to={promptPathOf(item)} onClick={onUsed}>
            Use prompt
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** It may have 4000 characters: what can be done with the item stays in sight. */
const Prompt = styled(Text)`
  max-height: ${token.space[40]};
  overflow-y: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${media.medium} {
    max-height: 160px;
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${token.space[4]};
  margin-inline-start: -${token.space[8]};
`;
