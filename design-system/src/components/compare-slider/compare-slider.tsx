import { type KeyboardEvent, useRef } from 'react';
import { valueForKey } from '../../a11y/slider-keys.ts';
import { useHorizontalDrag } from '../../a11y/use-horizontal-drag.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { After, Before, Divider, Frame, Grip, Picture, Side } from './compare-slider.styles.ts';

export interface ComparedPicture {
  src: string;
  alt: string;
}

export interface CompareSliderProps extends RootProps<'div'> {
  /** Names the divider for screen readers. @default 'Before and after' */
  label?: string;
  /** The picture on the left, until the divider. */
  before: ComparedPicture;
  /** The picture on the right, from the divider on. */
  after: ComparedPicture;
  /** On the left picture's corner. @default 'Before' */
  beforeLabel?: string;
  /** On the right picture's corner. @default 'After' */
  afterLabel?: string;
  /** Width over height of the box, known before the pictures are; each is shown whole inside it. */
  aspectRatio: number;
  /** Where the divider stands: 0 shows only the picture after, 100 only the one before. */
  value: number;
  /** While it is dragged; 5 further at an arrow key, 10 at a page key. */
  onValueChange: (value: number) => void;
}

/**
 * Two states of a picture in one box, with a divider to drag. Value and callback are plain, so buttons can move it
 * too.
 */
export function CompareSlider(props: CompareSliderProps) {
  const { label = 'Before and after', before, after, aspectRatio, value, ...given } = props;
  const { onValueChange, beforeLabel = 'Before', afterLabel = 'After', style, ...rest } = given;
  const dividerRef = useRef<HTMLDivElement>(null);
  const percent = Math.round(Math.min(Math.max(value, 0), 100));

  const { dragProps } = useHorizontalDrag({
    handlers: rest,
    onMove: (share) => {
      dividerRef.current?.focus({ preventScroll: true });
      onValueChange(Math.round(share * 100));
    },
  });
  const handleKeyDown = (event: KeyboardEvent): void => {
    const next = valueForKey(event, { value: percent, min: 0, max: 100, step: 5, page: 10 });
    if (next !== undefined) {
      event.preventDefault();
      onValueChange(next);
    }
  };

  return (
    <Frame
      {...rest}
      {...dragProps}
      style={{ aspectRatio, ...customProperties({ '--at': `${percent}%` }), ...style }}
    >
      <After>
        <Picture src={after.src} alt={after.alt} draggable={false} />
        <Side aria-hidden>{afterLabel}</Side>
      </After>
      <Before>
        <Picture src={before.src} alt={before.alt} draggable={false} />
        <Side aria-hidden>{beforeLabel}</Side>
      </Before>
      <Divider
        ref={dividerRef}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}% ${beforeLabel}, ${100 - percent}% ${afterLabel}`}
        onKeyDown={handleKeyDown}
      >
        <Grip aria-hidden>
          <ChevronLeftIcon />
          <ChevronRightIcon />
        </Grip>
      </Divider>
    </Frame>
  );
}
