import { Button, Card, EmptyState, Heading, Spinner, Stack, Text, token } from '@aic/design-system';
import { CompareSlider, FilePicture } from '@aic/design-system/media';
import {
  actionName,
  AlertCircleIcon,
  DownloadIcon,
  EditImageIcon,
  Fitted,
  SegmentedControl,
  Skeleton,
} from '@aic/design-system/studio';
import { isOptimistic, queueText, type ImageEdit, type useGenerations } from '@aic/sdk';
import { useState, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { useEditActions } from '../use-edit-actions.ts';
import { Reading } from './reading.tsx';

const SIDES = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const;

export interface EditPreviewProps {
  edits: ReturnType<typeof useGenerations<'edit'>>;
  /** The edit to compare; null: the newest. */
  openId: string | null;
  /** The chosen picture: what there is to see before the first edit. */
  upload: File | null;
  /** Takes the focus when another edit is to be compared. */
  ref: Ref<HTMLElement>;
}

/** Before and after of one edit, or the upload on its own. */
export function EditPreview({ edits, openId, upload, ref }: EditPreviewProps) {
  const item = edits.data?.find(({ id }) => id === openId) ?? edits.data?.[0];

  return (
    <Card as="section" ref={ref} tabIndex={-1} aria-label="Preview" padding={16}>
      <Stack gap={12}>
        <Heading level={2} size="ui">
          Preview
        </Heading>
        {edits.isPending && <Skeleton aspectRatio={1.5} radius="card" />}
        {!edits.isPending && item === undefined && <Start upload={upload} />}
        {item !== undefined && (
          // Anew when the result arrives: it is what the creator wants to see first.
          <Comparison key={`${item.id} ${item.status}`} item={item} />
        )}
      </Stack>
    </Card>
  );
}

function Start({ upload }: { upload: File | null }) {
  return upload === null ? (
    <EmptyState
      hue="image"
      icon={<EditImageIcon />}
      title="Your picture appears here"
      description="Upload a picture, say what to change and press Edit. You can compare before and after."
    />
  ) : (
    <Upload file={upload} alt="Before" />
  );
}

function Comparison({ item }: { item: ImageEdit }) {
  /** Share of the picture before, in percent. */
  const [share, setShare] = useState(item.status === 'completed' ? 0 : 100);
  const { download } = useEditActions();
  const after = item.editedImageUrl;
  const before = item.originalImageUrl;
  const shape = item.width / item.height;

  return (
    <>
      <Fitted aspectRatio={shape}>
        <Frame style={{ aspectRatio: shape }}>
          {after === null ? (
            <>
              {before !== '' && <Picture src={before} alt="Before" data-dim="" />}
              <UnderWay item={item} />
            </>
          ) : (
            <CompareSlider
              before={{ src: before, alt: `Before: ${item.prompt}` }}
              after={{ src: after, alt: `After: ${item.prompt}` }}
              aspectRatio={shape}
              value={share}
              onValueChange={setShare}
            />
          )}
        </Frame>
      </Fitted>
      <Row>
        <SegmentedControl
          label="Preview side"
          isLabelHidden
          segments={SIDES}
          // The side of which more is to be seen.
          value={share >= 50 ? 'before' : 'after'}
          isDisabled={after === null}
          onValueChange={(next) => setShare(next === 'before' ? 100 : 0)}
        />
        <Button
          aria-label={actionName('Download', item.prompt)}
          iconStart={<DownloadIcon />}
          onClick={() => void download(item)}
          disabledReason={after === null ? 'There is no result yet' : undefined}
        >
          Download
        </Button>
      </Row>
      <Reading item={item} />
    </>
  );
}

function UnderWay({ item }: { item: ImageEdit }) {
  return (
    <Status>
      {item.status === 'failed' ? <AlertCircleIcon size={20} aria-hidden /> : <Spinner size={20} />}
      <Text as="span" size="small" tone={item.status === 'failed' ? 'danger' : 'default'}>
        {item.status === 'failed' && (item.error ?? 'Failed to edit image')}
        {item.status === 'processing' &&
          (isOptimistic(item) || item.progress === 0
            ? queueText(item.queuePosition)
            : `Editing ${Math.round(item.progress * 100)} %`)}
      </Text>
      {item.refunded && (
        <Text as="span" size="caption" tone="muted" isTabular>
          {item.credits} credits are back
        </Text>
      )}
    </Status>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.bg};
`;

const picture = css`
  display: block;
  width: 100%;
  max-height: 70vh;
  object-fit: contain;
  border-radius: ${token.radius.card};
`;

const Upload = styled(FilePicture)`
  ${picture}
`;

const Picture = styled.img`
  ${picture}

  &[data-dim] {
    height: 100%;
    opacity: 0.4;
  }
`;

const Status = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  padding: ${token.space[16]};
  text-align: center;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: 44px;
`;
