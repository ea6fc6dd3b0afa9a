import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { AlertCircleIcon } from '../../icons/icons.ts';
import { FieldError, FieldHint, FieldLabel, FieldRoot } from './field.styles.ts';

/** What every form control says about itself. */
export interface FieldProps {
  /** Above the control, pressed like the control; never replaced by a placeholder. */
  label: string;
  /** Keeps the label for screen readers only, where the page makes the purpose plain. @default false */
  isLabelHidden?: boolean;
  /** Help below the control, replaced by the error when there is one. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** `aria-describedby` of all that describes an element; false and undefined are left out. */
export const describedBy = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** What is left of a control's props once the field has taken its own, tied to the field. */
type ControlProps<Props> = Omit<Props, keyof FieldProps | 'children'> & FieldControl;

interface DescribedControl {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Label above, hint or error below, wired by id. Takes the props of its control, and hands it those that are its. */
export function Field<Props extends FieldProps & DescribedControl>(
  props: Props & { children: (control: ControlProps<Props>) => ReactNode },
) {
  const ownId = useId();
  const { label, isLabelHidden, hint, error, id = ownId, children, ...rest } = props;
  const note = error ?? hint;
  const noteId = `${id}-note`;
  const labelText = <FieldLabel htmlFor={id}>{label}</FieldLabel>;
  const Note = error === undefined ? FieldHint : FieldError;
  // Safe because these are the control's props without those of the field.
  const control = {
    ...rest,
    id,
    'aria-describedby': describedBy(note !== undefined && noteId, rest['aria-describedby']),
    'aria-invalid': error !== undefined || undefined,
  } as ControlProps<Props>;

  return (
    <FieldRoot>
      {isLabelHidden === true ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {children(control)}
      {note !== undefined && (
        <Note id={noteId}>
          {error !== undefined && <AlertCircleIcon aria-hidden />}
          {note}
        </Note>
      )}
    </FieldRoot>
  );
}
