export type Brand = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa' | 'unknown';

interface BrandRule {
  brand: Brand;
  name: string;
  pattern: RegExp;
  lengths: readonly number[];
  cvcLength: number;
  /** Lengths of the groups that a number is written in. */
  groups: readonly number[];
}

const FOURS = [4, 4, 4, 4, 3];

const RULES: readonly BrandRule[] = [
  {
    brand: 'amex',
    name: 'American Express',
    pattern: /^3[47]/,
    lengths: [15],
    cvcLength: 4,
    groups: [4, 6, 5],
  },
  {
    brand: 'diners',
    name: 'Diners Club',
    pattern: /^3(?:0|[68])/,
    lengths: [14, 16],
    cvcLength: 3,
    groups: FOURS,
  },
  { brand: 'jcb', name: 'JCB', pattern: /^35/, lengths: [16], cvcLength: 3, groups: FOURS },
  { brand: 'discover', name: 'Discover', pattern: /^6(?:0|4|5)/, lengths: [16], cvcLength: 3, groups: FOURS },
  {
    brand: 'unionpay',
    name: 'UnionPay',
    pattern: /^62/,
    lengths: [16, 17, 18, 19],
    cvcLength: 3,
    groups: FOURS,
  },
  {
    brand: 'mastercard',
    name: 'Mastercard',
    pattern: /^(?:5|2[2-7])/,
    lengths: [16],
    cvcLength: 3,
    groups: FOURS,
  },
  { brand: 'visa', name: 'Visa', pattern: /^4/, lengths: [16], cvcLength: 3, groups: FOURS },
];

const UNKNOWN: BrandRule = {
  brand: 'unknown',
  name: '',
  pattern: /^/,
  lengths: [16],
  cvcLength: 3,
  groups: FOURS,
};

/** What the first digits say. */
export function brandOf(digits: string): BrandRule {
  return RULES.find(({ pattern }) => pattern.test(digits)) ?? UNKNOWN;
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** `4242 4242 4242 4242`, never longer than the brand's numbers. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const { groups, lengths } = brandOf(digits);
  const parts: string[] = [];
  let rest = digits.slice(0, Math.max(...lengths));
  for (const length of groups) {
    if (rest !== '') {
      parts.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
  }
  return parts.join(' ');
}

/** `12 / 30`, also from `1230`, `12/2030` as browsers fill it in, and `3` for March. */
export function formatExpiry(text: string, isDeleting: boolean): string {
  const [typedMonth = '', typedYear] = text.split('/').map(digitsOf);
  const digits =
    typedYear === undefined ? typedMonth : `${typedMonth.padStart(2, '0')}${typedYear.slice(-2)}`;
  const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = (padded.length === 6 ? padded.slice(4) : padded.slice(2, 4)) || '';
  if (year !== '') {
    return `${month} / ${year}`;
  }
  return month.length === 2 && !isDeleting ? `${month} / ` : month;
}

/** Month 1 to 12 and the full year, or null while it is not complete. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(text);
  const [, month, year] = match ?? [];
  return month === undefined || year === undefined
    ? null
    : { month: Number(month), year: 2000 + Number(year) };
}

/** The check digit of ISO/IEC 7812. */
export function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
