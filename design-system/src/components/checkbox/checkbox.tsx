import * as Radix from 'radix-ui/checkbox';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { FieldHint } from '../field/field.styles.ts';
import { describedBy } from '../field/field.tsx';

export interface CheckboxProps extends RootProps<
  'button',
  'disabled' | 'onChange' | 'role' | 'type' | 'value'
> {
  /** Beside the box, and pressed like the box; may hold a link. */
  label: ReactNode;
  /** A line below the label, read after it. */
  hint?: string;
  /** Kept by the form. */
  isChecked: boolean;
  /** With what it would be after the press. */
  onChange: (isChecked: boolean) => void;
  /** Keeps its value and takes no press; a hint says why. @default false */
  isDisabled?: boolean;
}

/** A yes or no that waits for a submit. For a setting that acts at once, use Switch. */
export function Checkbox(props: CheckboxProps) {
  const ownId = useId();
  const { label, hint, isChecked, onChange, isDisabled = false, id = ownId, ...rest } = props;

  return (
    <Row data-disabled={isDisabled || undefined}>
      <Root
        {...rest}
        id={id}
        checked={isChecked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={isDisabled}
        aria-describedby={describedBy(hint !== undefined && `${id}-hint`, rest['aria-describedby'])}
      >
        <Radix.Indicator asChild>
          <CheckIcon />
        </Radix.Indicator>
      </Root>
      <span>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      </span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[8]};
  padding-block: ${token.space[4]};
  font: ${token.type.ui};
  overflow-wrap: anywhere;

  &[data-disabled] {
    color: ${token.color.fgSubtle};
  }
`;

const Root = styled(Radix.Root)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  margin-block-start: 1px;
  padding: 0;
  border: 1.5px solid ${token.color.borderStrong};
  border-radius: ${token.radius.chip};
  background: ${token.color.surface};
  color: ${token.color.onAccent};
  cursor: pointer;

  /* Painted 18 px, pressed 26. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }

  > svg {
    width: 14px;
    height: 14px;
    stroke-width: 2.5;
  }

  &[data-state='checked'] {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
  }

  &:disabled {
    border-color: ${token.color.border};
    background: ${token.color.hover};
    color: ${token.color.fgSubtle};
    cursor: not-allowed;
  }
`;
