import { PASSWORD_LENGTH_MIN, passwordLength } from '@aic/sdk';
import { useState, type FormEvent } from 'react';

type Faults = Readonly<Partial<Record<string, string>>>;

interface FieldFaults {
  /** What is wrong, by the names of fields. */
  faults: Faults;
  /** For the form's element. */
  form: { ref(form: HTMLFormElement | null): void; onInput(event: FormEvent<HTMLFormElement>): void };
  /** Whether the form may be sent. Otherwise each field says what is wrong with it, and the first has the focus. */
  check(form: HTMLFormElement): boolean;
}

/**
 * What a form says beside its fields, instead of the browser's bubbles: those show one fault at a time and vanish, and
 * no style reaches them. Rules are those of the fields' attributes.
 */
export function useFieldFaults(): FieldFaults {
  const [faults, setFaults] = useState<Faults>({});
  return {
    faults,
    form: {
      ref: keepBubblesWithoutScript,
      onInput: ({ target }) => {
        if (isField(target)) setFaults((current) => ({ ...current, [target.name]: undefined }));
      },
    },
    check: (form) => {
      const wrong = [...form.elements].filter(isField).filter((field) => faultOf(field) !== undefined);
      setFaults(Object.fromEntries(wrong.map((field) => [field.name, faultOf(field)])));
      wrong[0]?.focus();
      return wrong.length === 0;
    },
  };
}

/** Not in the HTML: where JavaScript is off, the browser's bubbles are better than nothing. */
function keepBubblesWithoutScript(form: HTMLFormElement | null): void {
  if (form !== null) form.noValidate = true;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const MISSING: Faults = {
  name: 'Please enter your name',
  email: 'Please enter your e-mail address',
  password: 'Please enter a password',
  subject: 'Please enter a subject',
  message: 'Please enter a message',
};

const WRONG: Faults = {
  email: 'Please enter a whole e-mail address, such as ada@example.com',
  password: `Password must be at least ${PASSWORD_LENGTH_MIN} characters long`,
};

/**
 * A browser calls no text too short that a script has put there, and counts UTF-16, so the length is counted here. Only
 * passwords have one.
 */
function faultOf({ name, value, required, minLength, validity }: Field): string | undefined {
  if (required && value.trim() === '') return MISSING[name];
  return validity.typeMismatch || (value !== '' && passwordLength(value) < minLength)
    ? WRONG[name]
    : undefined;
}
