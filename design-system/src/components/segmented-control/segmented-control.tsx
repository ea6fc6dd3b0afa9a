import * as Radix from 'radix-ui/radio-group';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { FieldLabel, FieldRoot } from '../field/field.styles.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Width over height of what it stands for: shown as a frame of that shape. */
  aspectRatio?: number;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends RootProps<
  'div',
  'defaultValue' | 'dir' | 'role'
> {
  /** Above the segments, and the name of the group. */
  label: string;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean;
  /** Two to four, or up to ten shapes, which are distinguished at a glance; others belong in a Select. */
  segments: readonly Segment<Value>[];
  /** The chosen segment: one always is. */
  value: Value;
  /** At a press and at each arrow key, which chooses at once. */
  onValueChange: (value: Value) => void;
  /** Of shapes only their frames are seen; their words are read. @default false */
  isFrameOnly?: boolean;
  /** All of them; one alone is disabled in `segments`. @default false */
  isDisabled?: boolean;
}

/** One of a few, all in sight. Radio semantics: arrow keys move and choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, isLabelHidden = false, segments, value, onValueChange, ...given } = props;
  const { isDisabled = false, isFrameOnly = false, ...rest } = given;
  const id = useId();

  return (
    <FieldRoot>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <FieldLabel as="span" id={id}>
          {label}
        </FieldLabel>
      )}
      <Root
        aria-labelledby={id}
        {...rest}
        value={value}
        // Safe because the values Radix hands back are those of `segments`.
        onValueChange={(next) => onValueChange(next as Value)}
        disabled={isDisabled}
        orientation="horizontal"
      >
        {segments.map((segment) => (
          <Item
            key={segment.value}
            value={segment.value}
            disabled={segment.isDisabled === true}
            title={isFrameOnly ? segment.label : undefined}
          >
            {segment.icon}
            {segment.aspectRatio !== undefined && (
              <Frame $aspectRatio={segment.aspectRatio} aria-hidden="true" />
            )}
            {isFrameOnly ? <VisuallyHidden>{segment.label}</VisuallyHidden> : segment.label}
          </Item>
        ))}
      </Root>
    </FieldRoot>
  );
}

/** Segments are alike in width where they can be; where their words do not fit, they wrap. */
const Root = styled(Radix.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.control};
  background: ${token.color.bg};
`;

/** Of 14 px at its longer side. */
const Frame = styled.span<{ $aspectRatio: number }>`
  width: ${({ $aspectRatio }) => 14 * Math.min(1, $aspectRatio)}px;
  aspect-ratio: ${({ $aspectRatio }) => $aspectRatio};
  border: 1.5px solid currentcolor;
  border-radius: 2px;
`;

const Item = styled(Radix.Item)`
  flex: 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  min-width: max-content;
  height: 26px;
  padding-inline: ${token.space[8]};
  border: 1px solid transparent;
  border-radius: ${token.radius.chip};
  background: none;
  color: ${token.color.fgMuted};
  font: ${token.type.small};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color ${token.duration.hover} ${token.easing.enter},
    color ${token.duration.hover} ${token.easing.enter};

  &:hover:not(:disabled) {
    color: ${token.color.fg};
  }

  &[data-state='checked'] {
    border-color: ${token.color.borderStrong};
    background: ${token.color.overlay};
    color: ${token.color.fg};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &:disabled {
    color: ${token.color.fgSubtle};
    cursor: not-allowed;
  }

  ${media.coarse} {
    height: ${token.control.primary};
  }

  ${media.forcedColors} {
    &[data-state='checked'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &:focus-visible {
      outline-offset: 2px;
    }
  }
`;
