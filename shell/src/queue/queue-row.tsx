import { IconButton, Text, token } from '@aic/design-system';
import { CloseIcon, Progress } from '@aic/design-system/studio';
import { KINDS, Link, stopLabel, useLocation } from '@aic/sdk';
import { itemTitle } from '@aic/sdk/facts';
import { styled } from 'styled-components';
import { openedItem } from '../address/item-address.ts';
import { failedOf, type Press, progressOf, underWay } from './press.ts';
import { QueueThumb } from './queue-thumb.tsx';
import { stateText } from './state-text.ts';
import { TryAgain } from './try-again.tsx';
import { useCancelPress } from './use-cancel-press.ts';

interface QueueRowProps {
  press: Press;
  /** Seconds that jobs will still take, by id, of those of which it can be told. */
  left: ReadonlyMap<string, number>;
}

/** One press: what it makes, where it stands, and what can be done about it. */
export function QueueRow({ press, left }: QueueRowProps) {
  const location = useLocation();
  const cancel = useCancelPress();
  const [item] = press;
  const { medium, name } = KINDS[item.kind];
  // A film may be made of a picture, and an edit of a press, without words.
  const title = itemTitle(item) || name;
  const running = underWay(press);
  const failed = failedOf(press);
  const progress = progressOf(press);
  const { to, state } = openedItem(
    location,
    item.id,
    press.map(({ id }) => id),
  );

  return (
    <Root>
      <QueueThumb item={press.find(({ status }) => status === 'completed') ?? item} />
      <Words>
        <Prompt to={to} state={state} dir="auto">
          {press.length > 1 && `${press.length} × `}
          {title}
        </Prompt>
        <Text as="span" size="caption" tone="muted">
          {stateText(press, left)}
        </Text>
        {running.length > 0 && progress > 0 && <Progress label={`Progress of ${title}`} value={progress} />}
      </Words>
      {running.length > 0 && (
        <IconButton
          label={medium === 'words' ? stopLabel(item) : 'Cancel'}
          about={title}
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(running.map(({ id }) => id))}
        >
          <CloseIcon />
        </IconButton>
      )}
      {running.length === 0 && failed !== null && <TryAgain failed={failed} about={title} />}
    </Root>
  );
}

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding-block: ${token.space[8]};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${token.space[2]};
  min-width: 0;
`;

const Prompt = styled(Link)`
  overflow: hidden;
  color: ${token.color.fg};
  font: ${token.type.ui};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
`;
