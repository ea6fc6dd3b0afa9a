import { Spinner, Text, token } from '@aic/design-system';
import { PictureCanvas } from '@aic/design-system/canvas';
import { CompareSlider, FilePicture } from '@aic/design-system/media';
import { EditImageIcon, Fitted, ResultPanel, SegmentedControl } from '@aic/design-system/studio';
import { progressText, type ImageEdit } from '@aic/sdk';
import { StudioFooter, type StudioItems, wallPanel } from '@aic/studio';
import { type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { NO_RESULT_REASON, useEditButtons } from '../use-edit-buttons.tsx';
import { EditFailure } from './edit-failure.tsx';
import { Reading } from './reading.tsx';

const SIDES = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const;

const NONE: readonly ImageEdit[] = [];

export interface EditPreviewProps extends StudioItems<'edit'> {
  /** The chosen picture: what there is to see before the first edit. */
  upload: File | null;
  /** It was chosen after the result that is shown otherwise. */
  isNewPicture: boolean;
  /** The result is on its way into the composer. */
  onGoOn(): void;
  /** Before the first picture. */
  wall: ReactNode;
}

/** Before and after of one edit, or the upload on its own. */
export function EditPreview({ upload, isNewPicture, onGoOn, wall, ...items }: EditPreviewProps) {
  const {
    query,
    isEmpty,
    shown: { shownId, panelRef },
  } = items;
  return (
    <ResultPanel
      query={isNewPicture ? { ...query, data: NONE } : query}
      itemId={shownId}
      skeletonRatio={1.5}
      {...wallPanel(
        isEmpty && upload === null,
        upload === null ? wall : <Upload file={upload} alt="Before" />,
        'Preview',
      )}
      ref={panelRef}
    >
      {(item) => (
        // The key resets the divider when the result arrives: the user wants to see it first.
        <Comparison key={`${item.id} ${item.status}`} item={item} items={items} onGoOn={onGoOn} />
      )}
    </ResultPanel>
  );
}

interface ComparisonProps extends Pick<EditPreviewProps, 'onGoOn'> {
  item: ImageEdit;
  items: StudioItems<'edit'>;
}

function Comparison({ item, items, onGoOn }: ComparisonProps) {
  /** Share of the picture before, in percent. */
  const [share, setShare] = useState(item.status === 'completed' ? 0 : 100);
  const [isZoomed, setZoomed] = useState(false);
  const { width, height, editedImageUrl: after, originalImageUrl: before } = item;
  const shape = width / height;

  return (
    <>
      <Fitted aspectRatio={shape}>
        {after === null ? (
          <Frame style={{ aspectRatio: shape }}>
            {before !== '' && (
              <Picture src={before} alt="Before" data-dim={item.status === 'processing' || undefined} />
            )}
            {item.status === 'processing' && <UnderWay item={item} />}
          </Frame>
        ) : (
          <PictureCanvas width={width} height={height} onZoomedChange={setZoomed}>
            <CompareSlider
              before={{ src: before, alt: `Before: ${item.prompt}` }}
              after={{
                src: (isZoomed ? null : item.thumbnails?.large) ?? after,
                alt: `After: ${item.prompt}`,
              }}
              aspectRatio={shape}
              value={share}
              onValueChange={setShare}
            />
          </PictureCanvas>
        )}
      </Fitted>
      <Footer item={item} items={items} share={share} onShareChange={setShare} onGoOn={onGoOn} />
      <Reading item={item} />
    </>
  );
}

interface FooterProps extends ComparisonProps {
  share: number;
  onShareChange(share: number): void;
}

function Footer({ item, items, share, onShareChange, onGoOn }: FooterProps) {
  const { goOnFrom, dismissButton, openButton, saveButton } = useEditButtons(items);
  const dismiss = dismissButton(item);
  const disabledReason = item.editedImageUrl === null ? NO_RESULT_REASON : undefined;
  return (
    <StudioFooter
      item={item}
      note={
        item.status === 'failed' ? (
          <EditFailure item={item} />
        ) : (
          <SegmentedControl
            label="Preview side"
            isLabelHidden
            segments={SIDES}
            // The side of which more is to be seen.
            value={share >= 50 ? 'before' : 'after'}
            isDisabled={disabledReason !== undefined}
            onValueChange={(next) => onShareChange(next === 'before' ? 100 : 0)}
          />
        )
      }
      // The history below has Cancel.
      cancel={null}
      actions={[
        dismiss,
        dismiss === false && {
          label: 'Edit further',
          icon: <EditImageIcon />,
          onPress: () => {
            onGoOn();
            void goOnFrom(item);
          },
          disabledReason,
        },
        openButton(item),
        dismiss === false && saveButton(item),
      ]}
    />
  );
}

function UnderWay({ item }: { item: ImageEdit }) {
  return (
    <Status>
      <Spinner size={20} />
      <Text as="span" size="small">
        {progressText(item, 'Editing')}
      </Text>
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
