import { useId } from 'react';
import { FieldHint, FieldLabel, FieldRoot } from '../field/field.styles.ts';
import { Header, Range, Root, Thumb, Track, Value } from './slider.styles.ts';

export interface SliderProps {
  label: string;
  value: number;
  /** Called on every move. */
  onValueChange: (value: number) => void;
  /** Called once the pointer or key is let go: the moment to save. */
  onValueCommit?: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** Page keys and Shift with an arrow jump ten of these. @default 1 */
  step?: number;
  /** The value in words, shown and spoken: `(n) => `${n} s``. @default the number */
  formatValue?: (value: number) => string;
  hint?: string;
  isDisabled?: boolean;
}

/** A number where the place on the scale matters more than the figure. */
export function Slider(props: SliderProps) {
  const { label, value, onValueChange, onValueCommit, min = 0, max = 100, step = 1, hint } = props;
  const { formatValue = String, isDisabled = false } = props;
  const id = useId();

  return (
    <FieldRoot>
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
