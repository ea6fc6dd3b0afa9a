import { afterPointer } from '../after-pointer.ts';
import { build } from '../build-tag.ts';
import { sandboxNotice } from '../sandbox-notice.ts';
import { brandOf, digitsOf, formatExpiry, formatNumber, readExpiry } from './card-format.ts';
import { textField, type TextField } from './text-field.ts';
import { type FieldError, type FieldName, validateCard } from './validate-card.ts';

export interface CardInput {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

export interface CardForm {
  root: HTMLElement;
  isEmpty: () => boolean;
  isComplete: () => boolean;
  focus: () => void;
  clear: () => void;
  /** Shows what is wrong, moves to the first field that is, and answers it; null when the card can be sent. */
  check: () => FieldError | null;
  /** An error of the card that the server found belongs to its field. */
  showRefusal: (code: string | undefined, message: string) => void;
  value: () => CardInput;
}

const FIELD_OF_REFUSAL: Record<string, FieldName> = {
  incorrect_number: 'number',
  invalid_number: 'number',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  expired_card: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
};

/** The fields of a card, checked as the user leaves them and again when the form is sent. */
export function cardForm(onInput: () => void): CardForm {
  const brand = build('span', { class: 'brand', 'aria-hidden': 'true' });
  const fields: Record<FieldName, TextField> = {
    number: textField({
      id: 'number',
      label: 'Card number',
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      format: formatNumber,
    }),
    expiry: textField({
      id: 'expiry',
      label: 'Expiration date',
      placeholder: 'MM / YY',
      autocomplete: 'cc-exp',
      format: formatExpiry,
    }),
    cvc: textField({
      id: 'cvc',
      label: 'Security code',
      placeholder: 'CVC',
      autocomplete: 'cc-csc',
      format: (text) => digitsOf(text).slice(0, brandOf(digitsOf(fields.number.input.value)).cvcLength),
    }),
  };
  const names: readonly FieldName[] = ['number', 'expiry', 'cvc'];
  const text = () => ({
    number: fields.number.input.value,
    expiry: fields.expiry.input.value,
    cvc: fields.cvc.input.value,
  });
  const errors = (): FieldError[] => validateCard(text(), new Date());

  for (const name of names) {
    const field = fields[name];
    field.input.addEventListener('input', () => {
      field.showError('');
      brand.textContent = brandOf(digitsOf(fields.number.input.value)).name;
      onInput();
    });
    field.input.addEventListener('blur', () => {
      afterPointer(() => {
        const isTyped = field.input.value !== '';
        field.showError(isTyped ? (errors().find((error) => error.field === name)?.message ?? '') : '');
      });
    });
  }
  fields.number.box.append(brand);

  const fill = (number: string): void => {
    const year = String(new Date().getFullYear() + 3).slice(-2);
    fields.number.set(number);
    fields.expiry.set(`12 / ${year}`);
    fields.cvc.set('123');
  };
  const root = build(
    'div',
    { class: 'form' },
    sandboxNotice(fill),
    fields.number.root,
    fields.expiry.root,
    fields.cvc.root,
  );
  fields.number.root.classList.add('wide');

  return {
    root,
    isEmpty: () => names.every((name) => fields[name].input.value === ''),
    isComplete: () => errors().length === 0,
    focus: () => fields.number.input.focus(),
    clear: () => names.forEach((name) => fields[name].set('')),
    check: () => {
      const found = errors();
      for (const { field, message } of found) {
        fields[field].showError(message);
      }
      const [first = null] = found;
      if (first !== null) {
        fields[first.field].input.focus();
      }
      return first;
    },
    showRefusal: (code, message) => {
      const field = FIELD_OF_REFUSAL[code ?? ''] ?? (code === 'card_declined' ? 'number' : undefined);
      if (field !== undefined) {
        fields[field].showError(message);
      }
    },
    value: () => {
      const expiry = readExpiry(fields.expiry.input.value);
      return {
        number: digitsOf(fields.number.input.value),
        exp_month: String(expiry?.month ?? ''),
        exp_year: String(expiry?.year ?? ''),
        cvc: fields.cvc.input.value,
      };
    },
  };
}
