import { Card, IconButton, Text, token } from '@aic/design-system';
import { StatusBadge } from '@aic/design-system/media';
import { CancelButton, DownloadIcon, EditImageIcon, ExpandIcon, RetryIcon } from '@aic/design-system/studio';
import { isOptimistic, queueText, type ImageEdit } from '@aic/sdk';
import { styled } from 'styled-components';
import { EDIT_TYPE_INFO } from '../edit-types.ts';
import { useEditActions } from '../use-edit-actions.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export interface EditItemProps {
  item: ImageEdit;
  onOpen(id: string): void;
  onReuse(item: ImageEdit): void;
  /** Its result is on its way into the composer. */
  onGoOn(): void;
}

/** One edit of the history: what came of it, what was asked, what can be done now. */
export function EditItem(props: EditItemProps) {
  const { item } = props;

  return (
    <Root forwardedAs="article" padding={12} aria-label={item.prompt}>
      <Thumbnail item={item} />
      <Words>
        <Text as="span" lines={2} weight="medium" dir="auto">
          {item.prompt}
        </Text>
        <Text as="span" size="small" tone="muted">
          {EDIT_TYPE_INFO[item.editType].title} · {dateFormat.format(new Date(item.createdAt))}
        </Text>
        <Outcome item={item} />
      </Words>
      <ItemActions {...props} />
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
  switch (item.status) {
    case 'processing':
      return (
        <span>
          <StatusBadge
            status="processing"
            label={
              isOptimistic(item) || item.progress === 0
                ? queueText(item.queuePosition)
                : `Editing ${Math.round(item.progress * 100)} %`
            }
          />
        </span>
      );
    case 'completed':
      return null;
    case 'failed':
      return (
        <Text as="span" size="small" tone="danger">
          {item.error ?? 'Failed to edit image'}
          {item.refunded && ` ${item.credits} credits are back.`}
        </Text>
      );
    default:
      return item.status satisfies never;
  }
}

function ItemActions({ item, onOpen, onReuse, onGoOn }: EditItemProps) {
  const actions = useEditActions();
  if (item.status === 'processing') {
    return (
      <CancelButton
        isEarly={isOptimistic(item)}
        isPending={actions.isCancelling(item)}
        onCancel={() => actions.cancel(item)}
        about={item.prompt}
      />
    );
  }
  return (
    <Buttons>
      {item.status === 'completed' && (
        <>
          <IconButton label="Compare" about={item.prompt} size="dense" onClick={() => onOpen(item.id)}>
            <ExpandIcon />
          </IconButton>
          <IconButton
            label="Download"
            about={item.prompt}
            size="dense"
            onClick={() => void actions.download(item)}
          >
            <DownloadIcon />
          </IconButton>
          <IconButton
            label="Edit this result further"
            about={item.prompt}
            size="dense"
            onClick={() => {
              onGoOn();
              void actions.goOnFrom(item);
            }}
          >
            <EditImageIcon />
          </IconButton>
        </>
      )}
      <IconButton
        label="Use again"
        about={item.prompt}
        size="dense"
        onClick={() => {
          onReuse(item);
          void actions.reuse(item);
        }}
      >
        <RetryIcon />
      </IconButton>
    </Buttons>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
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
