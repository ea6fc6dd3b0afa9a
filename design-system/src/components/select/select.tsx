import * as Radix from 'radix-ui/select';
import { type ReactNode, useState } from 'react';
import { InertBehind } from '../../a11y/inert-behind.tsx';
import { CheckIcon, ChevronDownIcon } from '../../icons/icons.ts';
import { readCspNonce } from '../../styling/csp-nonce.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Content, Description, Option, Trigger, Viewport } from './select.styles.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends FieldProps, RootProps<'button', keyof FieldProps | 'dir' | 'disabled' | 'type' | 'value'> {
  /** Five and more; fewer are quicker to reach in a SegmentedControl. */
  options: readonly SelectOption<Value>[];
  /** `undefined` shows the placeholder. */
  value: Value | undefined;
  /** Once an option is chosen, not while the list is walked through. */
  onValueChange: (value: Value) => void;
  /** While nothing is chosen. @default 'Choose' */
  placeholder?: string;
  /** 32 or 40 px high; at least 44 where the pointer is coarse. @default 'base' */
  size?: 'base' | 'primary';
  /** Shows its value and does not open. @default false */
  isDisabled?: boolean;
}

/** The list keeps 10 px from the window's edges (rule 9.select). */
const VIEWPORT_MARGIN_PX = 10;

/**
 * One of several, five or more; fewer fit a SegmentedControl. Typing finds an option; what was typed is forgotten
 * after 1000 ms.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder = 'Choose', ...given } = props;
  const { size = 'base', isDisabled = false, ...field } = given;
  const [isOpen, setOpen] = useState(false);

  return (
    <Field {...field}>
      {(control) => (
        <Radix.Root
          value={value ?? ''}
          // Safe because the values Radix hands back are those of `options`.
          onValueChange={(next) => onValueChange(next as Value)}
          open={isOpen}
          onOpenChange={setOpen}
          disabled={isDisabled}
        >
          <Trigger {...control} $size={size}>
            <Radix.Value placeholder={placeholder} />
            <ChevronDownIcon />
          </Trigger>
          <Radix.Portal>
            <Content position="popper" sideOffset={4} collisionPadding={VIEWPORT_MARGIN_PX}>
              {/* Radix also renders what is in a closed list, out of sight. */}
              {isOpen && <InertBehind />}
              {/* It writes a style element of its own. */}
              <Viewport nonce={readCspNonce()}>
                {options.map((option) => (
                  <OptionRow key={option.value} option={option} />
                ))}
              </Viewport>
            </Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}

function OptionRow({ option }: { option: SelectOption }) {
  return (
    <Option value={option.value} disabled={option.isDisabled === true} textValue={option.label}>
      {option.icon}
      <span>
        <Radix.ItemText>{option.label}</Radix.ItemText>
        {option.description !== undefined && <Description>{option.description}</Description>}
      </span>
      <Radix.ItemIndicator asChild>
        <CheckIcon />
      </Radix.ItemIndicator>
    </Option>
  );
}
