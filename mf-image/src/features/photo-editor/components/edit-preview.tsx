import { Spinner, Text, token } from '@aic/design-system';
import { CompareSlider, FilePicture } from '@aic/design-system/media';
import {
  DownloadIcon,
  EditImageIcon,
  Fitted,
  JobFailure,
  ResultFooter,
  ResultPanel,
  SegmentedControl,
} from '@aic/design-system/studio';
import { progressText, refundText, type ImageEdit, type useGenerations } from '@aic/sdk';
import { useState, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { EDIT_FAILURE } from '../edit-types.ts';
import { useEditActions } from '../use-edit-actions.ts';
import { Reading } from './reading.tsx';

const SIDES = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const;

const EMPTY = {
  hue: 'image',
  icon: <EditImageIcon />,
  title: 'Your picture appears here',
  description: 'Upload a picture, say what to change and press Edit. You can compare before and after.',
} as const;

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
  return (
    <ResultPanel
      title="Preview"
      query={edits}
      itemId={openId}
      skeletonRatio={1.5}
      empty={upload === null ? EMPTY : { instead: <Upload file={upload} alt="Before" /> }}
      ref={ref}
    >
      {(item) => (
        // The key resets the divider when the result arrives: the user wants to see it first.
        <Comparison key={`${item.id} ${item.status}`} item={item} />
      )}
    </ResultPanel>
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
      <ResultFooter
        note={
          <SegmentedControl
            label="Preview side"
            isLabelHidden
            segments={SIDES}
            // The side of which more is to be seen.
            value={share >= 50 ? 'before' : 'after'}
            isDisabled={after === null}
            onValueChange={(next) => setShare(next === 'before' ? 100 : 0)}
          />
        }
        about={item.prompt}
        // The history below has Cancel.
        cancel={null}
        actions={[
          {
            label: 'Download',
            icon: <DownloadIcon />,
            onPress: () => void download(item),
            disabledReason: after === null ? 'There is no result yet' : undefined,
          },
        ]}
      />
      <Reading item={item} />
    </>
  );
}

function UnderWay({ item }: { item: ImageEdit }) {
  return (
    <Status>
      {item.status === 'failed' ? (
        <JobFailure reason={item.error ?? EDIT_FAILURE.text} refund={refundText(item)} />
      ) : (
        <>
          <Spinner size={20} />
          <Text as="span" size="small">
            {item.status === 'processing' && progressText(item, 'Editing')}
          </Text>
        </>
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
