import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { inputBox } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { AutoSize } from './auto-size.tsx';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'value' | 'rows' | 'children'> {
  /** Kept by the form; the box grows with it. */
  value: string;
  /** Height at rest, in lines. @default 3 */
  linesMin?: number;
  /** Grows so far with its text, then scrolls. @default 8 */
  linesMax?: number;
}

/** Several lines of text that grow with what is written. Takes every attribute of `<textarea>`, `ref` included. */
export function TextArea(props: TextAreaProps) {
  const { linesMin = 3, linesMax = 8, ...field } = props;

  return (
    <Field {...field}>
      {(control) => (
        <AutoSize value={field.value} linesMin={linesMin} linesMax={linesMax}>
          <Control {...control} rows={linesMin} />
        </AutoSize>
      )}
    </Field>
  );
}

const Control = styled.textarea`
  ${inputBox}
  padding: ${token.space[8]} ${token.space[12]};
  font: ${token.type.reading};
  resize: none;
`;
