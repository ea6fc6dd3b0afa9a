import { type KeyboardEvent, useId } from 'react';
import type { RootProps } from '../../styling/root-props.ts';
import { FieldHint, FieldLabel, FieldRoot } from '../field/field.styles.ts';
import { Header, Range, Root, Thumb, Track, Value } from './slider.styles.ts';

export interface SliderProps extends RootProps<'div', 'defaultValue'> {
  /** Above the track; the value stands beside it. */
  label: string;
  /** Between `min` and `max`, kept by the form. */
  value: number;
  /** Called on every move. */
  onValueChange: (value: number) => void;
  /** Called once the pointer or key is let go: the moment to save. */
  onValueCommit?: (value: number) => void;
  /** Value at the left end, also by Home. @default 0 */
  min?: number;
  /** Value at the right end, also by End. @default 100 */
  max?: number;
  /** Smallest change: that of an arrow key. Page keys take ten. @default 1 */
  step?: number;
  /** The value in words, shown and spoken: `(n) => `${n} s``. @default the number */
  formatValue?: (value: number) => string;
  /** What more or less of it does, below the track. */
  hint?: string;
  /** Shows its value and does not move. @default false */
  isDisabled?: boolean;
}

/** Page keys, and Shift with an arrow, move by so many units whatever the step (rule 9.slider). */
const JUMP = 10;

/** A number where the place on the scale matters more than the figure. */
export function Slider(props: SliderProps) {
  const { label, value, onValueChange, onValueCommit, min = 0, max = 100, step = 1, ...given } = props;
  const { formatValue = String, isDisabled = false, hint, ...rest } = given;
  const id = useId();

  /** Radix would jump ten steps: the whole scale where a step is 10. */
  const handleKeyDown = (event: KeyboardEvent): void => {
    const direction = jumpDirection(event);
    if (direction === 0 || isDisabled) return;
    event.preventDefault();
    const steps = Math.max(1, Math.round(JUMP / step));
    const next = Math.min(max, Math.max(min, value + direction * steps * step));
    if (next === value) return;
    onValueChange(next);
    onValueCommit?.(next);
  };

  return (
    <FieldRoot {...rest}>
      <Header>
        <FieldLabel as="span" id={id}>
          {label}
        </FieldLabel>
        <Value aria-hidden>{formatValue(value)}</Value>
      </Header>
      <Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={isDisabled}
        onKeyDown={handleKeyDown}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
      >
        <Track>
          <Range />
        </Track>
        <Thumb
          aria-labelledby={id}
          aria-valuetext={formatValue(value)}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        />
      </Root>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </FieldRoot>
  );
}

function jumpDirection({ key, shiftKey }: KeyboardEvent): 1 | 0 | -1 {
  if (key === 'PageUp' || (shiftKey && (key === 'ArrowRight' || key === 'ArrowUp'))) return 1;
  if (key === 'PageDown' || (shiftKey && (key === 'ArrowLeft' || key === 'ArrowDown'))) return -1;
  return 0;
}
