import { type AriaAttributes, type KeyboardEvent, useState } from 'react';
import { valueForKey } from '../../a11y/slider-keys.ts';
import { useHorizontalDrag } from '../../a11y/use-horizontal-drag.ts';
import { formatDuration } from './format-duration.ts';

export interface SeekOptions {
  /** Names the slider: 'Seek in Night drive'. */
  label: string;
  positionSeconds: number;
  /** Anything but a positive number means "not known yet": nothing to seek in. */
  durationSeconds: number;
  /** Where to go on playing. Called at each key, and once at the end of a drag. */
  onSeek: (seconds: number) => void;
}

interface Seek {
  /** The place to draw, 0 to 1: the dragged one while a drag lasts. */
  share: number;
  /** '0:12 of 0:30' */
  text: string;
  /** Attributes and handlers of the element that is the slider; its width is the whole duration. */
  sliderProps: AriaAttributes &
    ReturnType<typeof useHorizontalDrag>['dragProps'] & {
      role: 'slider';
      tabIndex: number;
      onKeyDown: (event: KeyboardEvent) => void;
    };
}

/** A place in a recording as a slider: arrows 5 s, page keys 10 s, Home and End, click and drag. */
export function useSeek({ label, positionSeconds, durationSeconds, onSeek }: SeekOptions): Seek {
  const [draggedShare, setDraggedShare] = useState<number>();
  const duration = Number.isFinite(durationSeconds) && durationSeconds > 0 ? durationSeconds : 0;
  const position = Math.min(Math.max(positionSeconds || 0, 0), duration);
  const shown = draggedShare === undefined ? position : draggedShare * duration;
  const text = `${formatDuration(shown)} of ${formatDuration(duration)}`;

  // Sound that jumps along with a drag is noise, so only its end counts.
  const { dragProps } = useHorizontalDrag({
    isDisabled: duration === 0,
    onMove: setDraggedShare,
    onEnd: (share) => {
      setDraggedShare(undefined);
      onSeek(share * duration);
    },
    onCancel: () => setDraggedShare(undefined),
  });

  const handleKeyDown = (event: KeyboardEvent): void => {
    const next = valueForKey(event, { value: position, min: 0, max: duration, step: 5, page: 10 });
    if (next !== undefined && duration > 0) {
      event.preventDefault();
      onSeek(next);
    }
  };

  return {
    share: duration === 0 ? 0 : shown / duration,
    text,
    sliderProps: {
      ...dragProps,
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': Math.floor(duration),
      'aria-valuenow': Math.floor(shown),
      'aria-valuetext': text,
      'aria-disabled': duration === 0 || undefined,
      onKeyDown: handleKeyDown,
    },
  };
}
