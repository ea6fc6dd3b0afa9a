import { brandOf, digitsOf, isLuhn, readExpiry } from './card-format.ts';

export type FieldName = 'number' | 'expiry' | 'cvc';
export type CardText = Record<FieldName, string>;

export interface FieldError {
  field: FieldName;
  code: string;
  message: string;
}

/** What is wrong with each field, in Stripe's English; nothing for those that can be sent. */
export function validateCard(card: CardText, today: Date): FieldError[] {
  return [numberError(card.number), expiryError(card.expiry, today), cvcError(card)].filter(
    (error) => error !== null,
  );
}

function numberError(text: string): FieldError | null {
  const digits = digitsOf(text);
  const { lengths } = brandOf(digits);
  if (!lengths.includes(digits.length)) {
    return { field: 'number', code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  return isLuhn(digits)
    ? null
    : { field: 'number', code: 'invalid_number', message: 'Your card number is invalid.' };
}

function expiryError(text: string, today: Date): FieldError | null {
  const expiry = readExpiry(text);
  if (expiry === null || expiry.month < 1 || expiry.month > 12) {
    return {
      field: 'expiry',
      code: 'incomplete_expiry',
      message: "Your card's expiration date is incomplete.",
    };
  }
  const [year, month] = [today.getFullYear(), today.getMonth() + 1];
  if (expiry.year < year) {
    return {
      field: 'expiry',
      code: 'invalid_expiry_year_past',
      message: "Your card's expiration year is in the past.",
    };
  }
  if (expiry.year === year && expiry.month < month) {
    return {
      field: 'expiry',
      code: 'invalid_expiry_month_past',
      message: "Your card's expiration date is in the past.",
    };
  }
  return null;
}

function cvcError({ cvc, number }: CardText): FieldError | null {
  const { cvcLength } = brandOf(digitsOf(number));
  return digitsOf(cvc).length === cvcLength
    ? null
    : { field: 'cvc', code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}
