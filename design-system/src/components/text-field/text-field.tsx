import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { inputBox } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'size'> {
  /** 32 or 40 px high; at least 44 where the pointer is coarse. @default 'primary' */
  size?: 'base' | 'primary';
  /** A small control at the end, such as the eye of a password field. */
  endSlot?: ReactNode;
}

/** One line of text with label, hint and error. Takes every attribute of `<input>`, `ref` included. */
export function TextField(props: TextFieldProps) {
  const { size = 'primary', endSlot, ...field } = props;

  return (
    <Field {...field}>
      {(control) => (
        <Box>
          <Input {...control} $size={size} data-has-end={endSlot !== undefined || undefined} />
          {endSlot !== undefined && <End>{endSlot}</End>}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

/** With text below 16 px, phones zoom the page when the field takes focus. */
const Input = styled.input<{ $size: 'base' | 'primary' }>`
  ${inputBox}
  height: ${({ $size }) => token.control[$size]};
  padding-inline: ${token.space[12]};

  &[data-has-end] {
    padding-inline-end: ${token.space[48]};
  }

  ${media.coarse} {
    min-height: ${token.control.touch};
    font-size: 1rem;
  }
`;

const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${token.space[4]};
  display: flex;
  align-items: center;
`;
