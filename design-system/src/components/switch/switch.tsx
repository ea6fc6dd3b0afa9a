import * as Radix from 'radix-ui/switch';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { FieldHint } from '../field/field.styles.ts';
import { describedBy } from '../field/field.tsx';

export interface SwitchProps extends RootProps<
  'button',
  'disabled' | 'onChange' | 'role' | 'type' | 'value'
> {
  /** What is on, not what the press does; left of the switch. */
  label: string;
  /** What turning it on does, or why it is locked. */
  hint?: string;
  /** Takes effect at once: a form that is saved later has a Checkbox. */
  isOn: boolean;
  /** With what it would be after the press. */
  onChange: (isOn: boolean) => void;
  /** Keeps its value and takes no press; the hint says why. @default false */
  isDisabled?: boolean;
}

/** A setting that takes effect at once. For a choice that waits for a submit, use Checkbox. */
export function Switch(props: SwitchProps) {
  const ownId = useId();
  const { label, hint, isOn, onChange, isDisabled = false, id = ownId, ...rest } = props;

  return (
    <Row>
      <span>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      </span>
      <Root
        {...rest}
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={isDisabled}
        aria-describedby={describedBy(hint !== undefined && `${id}-hint`, rest['aria-describedby'])}
      >
        <Thumb />
      </Root>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: ${token.control.base};
  font: ${token.type.ui};
`;

const Thumb = styled(Radix.Thumb)`
  display: block;
  width: 16px;
  height: 16px;
  border-radius: ${token.radius.full};
  background: ${token.color.fg};
  transition: transform ${token.duration.hover} ${token.easing.enter};

  &[data-state='checked'] {
    transform: translateX(16px);
    background: ${token.color.onAccent};
  }

  &[data-disabled] {
    background: ${token.color.fgSubtle};
  }

  ${media.forcedColors} {
    &,
    &[data-state='checked'],
    &[data-disabled] {
      background: ButtonText;
    }
  }
`;

const Root = styled(Radix.Root)`
  position: relative;
  flex: none;
  width: 40px;
  height: 24px;
  padding: 3px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.bg};
  cursor: pointer;
  transition: background-color ${token.duration.hover} ${token.easing.enter};

  &[data-state='checked'] {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
  }

  &[data-disabled] {
    border-color: ${token.color.border};
    background: ${token.color.hover};
    cursor: not-allowed;
  }
`;
