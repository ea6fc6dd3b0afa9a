import { Button } from '@aic/design-system';
import { CompareIcon, PictureCanvas } from '@aic/design-system/canvas';
import { CompareSlider } from '@aic/design-system/media';
import { type ItemOfMedium, resultOf } from '@aic/sdk';
import { factsOf } from '@aic/sdk/facts';
import { useState } from 'react';

interface PictureMediaProps {
  item: ItemOfMedium<'picture'>;
  title: string;
}

/** A picture, and on request what it was made of beside it: both are zoomed together. */
export function PictureMedia({ item, title }: PictureMediaProps) {
  const [isComparing, setComparing] = useState(false);
  /** Share of the original, in percent. */
  const [share, setShare] = useState(50);
  const { before, pixels } = factsOf(item);
  const { width, height } = pixels?.(item) ?? { width: 1, height: 1 };
  const original = before?.(item) ?? '';
  const after = resultOf(item) ?? '';
  return (
    <PictureCanvas
      width={width}
      height={height}
      sizing="place"
      // The original may have been deleted.
      {...(original !== '' && {
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
          before={{ src: original, alt: `Before: ${title}` }}
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
