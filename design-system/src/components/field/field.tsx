import { type ReactNode, useId } from 'react';
import { describedBy } from '../../a11y/described-by.ts';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { AlertCircleIcon } from '../../icons/icons.ts';
import { FieldError, FieldHint, FieldLabel, FieldRoot } from './field.styles.ts';

/** What every form control says about itself. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the page makes the purpose plain. @default false */
  isLabelHidden?: boolean;
  /** Help below the control, replaced by the error when there is one. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: string | undefined;
  /** Of the control; made up where there is none. */
  id?: string | undefined;
  /** Further descriptions of the control. */
  'aria-describedby'?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint or error below, wired by id. */
export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, isLabelHidden = false, hint, error, children } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  const labelText = <FieldLabel htmlFor={id}>{label}</FieldLabel>;

  return (
    <FieldRoot>
      {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {children({
        id,
        'aria-describedby': describedBy(hasNote && noteId, props['aria-describedby']),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error === undefined ? (
        hint !== undefined && <FieldHint id={noteId}>{hint}</FieldHint>
      ) : (
        <FieldError id={noteId}>
          <AlertCircleIcon aria-hidden />
          {error}
        </FieldError>
      )}
    </FieldRoot>
  );
}
