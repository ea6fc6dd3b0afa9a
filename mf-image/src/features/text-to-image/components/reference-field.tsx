import { IconButton, useInBrowser } from '@aic/design-system';
import { ImageUpIcon, Skeleton } from '@aic/design-system/studio';
import { lazyPart } from '@aic/sdk';
import { ITEM_DRAG_TYPE } from '@aic/studio';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ReferencePictureProps } from './reference-picture.tsx';

const ReferencePicture = lazyPart('The reference picture', () =>
  import('./reference-picture.tsx').then((file) => file.ReferencePicture),
);

export type ReferenceFieldProps = Omit<ReferencePictureProps, 'hasUploads'>;

/** A picture that the image follows: one button beside the settings, until it is asked for, pasted, or dragged over the page. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { value, onChange, strength, onStrengthChange } = props;
  const [isAsked, setIsAsked] = useState(false);
  usePictureOnItsWay(setIsAsked);
  const isOpen = value !== null || isAsked;
  const isInBrowser = useInBrowser();
  return (
    <Root data-open={isOpen || undefined}>
      {!isOpen && (
        <IconButton label="Add a reference picture" onClick={() => setIsAsked(true)}>
          <ImageUpIcon />
        </IconButton>
      )}
      {/* Closed it is there for what is pasted; nothing of it is seen in a first screen. */}
      <div hidden={!isOpen}>
        {isInBrowser && (
          <Suspense fallback={<Skeleton height="120px" />}>
            <ReferencePicture
              {...{ value, strength, onStrengthChange }}
              onChange={(picture) => {
                onChange(picture);
                if (picture === null) setIsAsked(false);
              }}
              hasUploads={isOpen}
            />
          </Suspense>
        )}
      </div>
    </Root>
  );
}

/** A picture, of this device or the product, is pasted or dragged over the page: with a drag given up it is not. */
function usePictureOnItsWay(onChange: (isOnItsWay: boolean) => void): void {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    // The field has taken it: a text of an office program comes with a picture, too, and is none.
    const handlePaste = ({ clipboardData, defaultPrevented }: ClipboardEvent): void => {
      if (defaultPrevented && clipboardData?.types.includes('Files')) report(true);
    };
    const handleDrag = ({ dataTransfer }: DragEvent): void => {
      if (dataTransfer?.types.some((type) => type === 'Files' || type === ITEM_DRAG_TYPE)) report(true);
    };
    const handleDragEnd = ({ dataTransfer }: DragEvent): void => {
      if (dataTransfer?.dropEffect === 'none') report(false);
    };
    document.addEventListener('paste', handlePaste);
    document.addEventListener('dragenter', handleDrag);
    document.addEventListener('dragend', handleDragEnd);
    return () => {
      document.removeEventListener('paste', handlePaste);
      document.removeEventListener('dragenter', handleDrag);
      document.removeEventListener('dragend', handleDragEnd);
    };
  }, []);
}

/** With a picture it has a row of its own. */
const Root = styled.div`
  min-width: 0;

  &[data-open] {
    flex: 1 1 100%;
  }
`;
