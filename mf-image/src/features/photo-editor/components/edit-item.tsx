import { Card, Text, token } from '@aic/design-system';
import { StatusBadge } from '@aic/design-system/media';
import { EditImageIcon, ExpandIcon, ItemActions, RetryIcon, TitleButton } from '@aic/design-system/studio';
import { dateText, progressText, refundText, type ImageEdit } from '@aic/sdk';
import { itemTitle } from '@aic/sdk/facts';
import { dragItem, type StudioItems } from '@aic/studio';
import { styled } from 'styled-components';
import { EDIT_FAILURE, editName } from '../edit-types.ts';
import { useEditButtons } from '../use-edit-buttons.tsx';

export interface EditItemProps extends StudioItems<'edit'> {
  item: ImageEdit;
  /** How many edits it has gone through, with its own. */
  version: number;
  /** It is this version or a later one. */
  isMore: boolean;
  onReuse(item: ImageEdit): void;
  /** Its result is on its way into the composer. */
  onGoOn(): void;
}

/** One edit of the history: what came of it, what was asked, what can be done now. */
export function EditItem(props: EditItemProps) {
  const { item, version, isMore } = props;
  const { shownId, show } = props.shown;
  const isShown = item.id === shownId;

  return (
    <Root
      forwardedAs="article"
      padding={12}
      aria-label={itemTitle(item)}
      data-shown={isShown || undefined}
      {...dragItem(item)}
    >
      <Thumbnail item={item} />
      <Words>
        <TitleButton
          title={itemTitle(item)}
          onOpen={() => show(item.id)}
          isShown={isShown}
          lines={2}
          weight="medium"
        />
        <Text as="span" size="small" tone="muted">
          {version > 1 && `Version ${version}${isMore ? ' or later' : ''} · `}
          {editName(item)} · {dateText(item.createdAt)}
        </Text>
        <Outcome item={item} />
      </Words>
      <Actions {...props} />
    </Root>
  );
}

function Thumbnail({ item: { thumbnails, originalImageUrl } }: { item: ImageEdit }) {
  if (thumbnails === null) {
    return originalImageUrl === '' ? <Blank /> : <Picture src={originalImageUrl} alt="" loading="lazy" />;
  }
  return (
    <picture>
      <source type="image/avif" srcSet={thumbnails.avif} />
      <Picture src={thumbnails.webp} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}

function Outcome({ item }: { item: ImageEdit }) {
  const refund = refundText(item);
  switch (item.status) {
    case 'processing':
      return (
        <span>
          <StatusBadge status="processing" label={progressText(item, 'Editing')} />
        </span>
      );
    case 'completed':
      return null;
    case 'failed':
      return (
        <Text as="span" size="small" tone="danger">
          {item.error ?? EDIT_FAILURE.text}
          {refund !== null && ` ${refund}.`}
        </Text>
      );
    default:
      return item.status satisfies never;
  }
}

function Actions({ item, onReuse, onGoOn, ...items }: EditItemProps) {
  const { cancelOf, publicationOf, saveButton, goOnFrom, reuse, dismissButton } = useEditButtons(items);
  const isDone = item.status === 'completed';
  return (
    <Buttons>
      <ItemActions
        about={item.prompt}
        cancel={cancelOf(item)}
        actions={[
          isDone && { label: 'Compare', icon: <ExpandIcon />, onPress: () => items.shown.show(item.id) },
          saveButton(item),
          isDone && {
            label: 'Edit this result further',
            icon: <EditImageIcon />,
            onPress: () => {
              onGoOn();
              void goOnFrom(item);
            },
          },
          {
            label: 'Use again',
            icon: <RetryIcon />,
            onPress: () => {
              onReuse(item);
              void reuse(item);
            },
          },
          publicationOf(item),
          dismissButton(item),
        ]}
      />
    </Buttons>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};

  &[data-shown] {
    border-color: ${token.color.accentText};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1 1 160px;
  min-width: 0;
  flex-direction: column;
  gap: ${token.space[4]};
`;

const Picture = styled.img`
  display: block;
  width: 72px;
  height: 72px;
  object-fit: cover;
  border-radius: ${token.radius.control};
`;

const Blank = styled.span`
  width: 72px;
  height: 72px;
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
`;

const Buttons = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${token.space[4]};
`;
