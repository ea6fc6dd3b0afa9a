import { Button } from '@aic/design-system';
import { CompareIcon, PictureCanvas } from '@aic/design-system/canvas';
import { CompareSlider } from '@aic/design-system/media';
import type { GenerationOf } from '@aic/sdk';
import { useState } from 'react';

interface EditMediaProps {
  item: GenerationOf<'edit'>;
  title: string;
}

/** An edit, and on request its original beside it: both are zoomed together. */
export function EditMedia({ item, title }: EditMediaProps) {
  const [isComparing, setComparing] = useState(false);
  /** Share of the original, in percent. */
  const [share, setShare] = useState(50);
  const { width, height, editedImageUrl, originalImageUrl } = item;
  const after = editedImageUrl ?? '';
  return (
    <PictureCanvas
      width={width}
      height={height}
      sizing="place"
      // The original may have been deleted.
      {...(originalImageUrl !== '' && {
        controls: (
          <Button
            size="dense"
            iconStart={<CompareIcon />}
            aria-pressed={isComparing}
            onClick={() => setComparing(!isComparing)}
          >
            Compare
          </Button>
        ),
      })}
    >
      {isComparing ? (
        <CompareSlider
          before={{ src: originalImageUrl, alt: `Before: ${title}` }}
          after={{ src: after, alt: `After: ${title}` }}
          aspectRatio={width / height}
          value={share}
          onValueChange={setShare}
          style={{ height: '100%' }}
        />
      ) : (
        <img src={after} alt={title} decoding="async" />
      )}
    </PictureCanvas>
  );
}
