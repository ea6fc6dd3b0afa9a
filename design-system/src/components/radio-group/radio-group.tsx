import * as Radix from 'radix-ui/radio-group';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { FieldHint, FieldLabel, FieldRoot } from '../field/field.styles.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends RootProps<
  'div',
  'defaultValue' | 'dir' | 'role'
> {
  /** The question, above the options. */
  label: string;
  /** From top to bottom, each with its label and a line of its own. */
  options: readonly RadioOption<Value>[];
  /** The chosen option; undefined: none yet. */
  value: Value | undefined;
  /** At a press and at each arrow key, which chooses at once. */
  onValueChange: (value: Value) => void;
  /** All of them; one alone is disabled in `options`. @default false */
  isDisabled?: boolean;
}

/** One of a few that need a line of explanation each. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onValueChange, isDisabled = false, ...rest } = props;
  const id = useId();

  return (
    <FieldRoot>
      <FieldLabel as="span" id={id}>
        {label}
      </FieldLabel>
      <Root
        aria-labelledby={id}
        {...rest}
        value={value ?? null}
        // Safe because the values Radix hands back are those of `options`.
        onValueChange={(next) => onValueChange(next as Value)}
        disabled={isDisabled}
      >
        {options.map((option) => (
          <Row key={option.value}>
            <Item
              value={option.value}
              disabled={option.isDisabled === true}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}-note`}
            >
              <Radix.Indicator asChild>
                <Dot />
              </Radix.Indicator>
            </Item>
            <span>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.description !== undefined && (
                <FieldHint as="span" id={`${id}-${option.value}-note`} style={{ display: 'block' }}>
                  {option.description}
                </FieldHint>
              )}
            </span>
          </Row>
        ))}
      </Root>
    </FieldRoot>
  );
}

const Root = styled(Radix.Root)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  overflow-wrap: anywhere;
`;

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[8]};
  padding-block: ${token.space[4]};
  font: ${token.type.ui};
  cursor: pointer;

  &:has(:disabled) {
    color: ${token.color.fgSubtle};
    cursor: not-allowed;
  }
`;

const Item = styled(Radix.Item)`
  display: grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  margin-block-start: 1px;
  padding: 0;
  border: 1.5px solid ${token.color.borderStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  cursor: inherit;

  &[data-state='checked'] {
    border-color: ${token.color.accentText};
  }

  &:disabled {
    border-color: ${token.color.border};
  }
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: ${token.radius.full};
  background: ${token.color.accentText};

  :disabled > & {
    background: ${token.color.fgSubtle};
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
