const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * The size of a file in the largest unit that it reaches: '12.3 MB'. Units are of 1000, as download lists show them.
 */
export function sizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumSignificantDigits: 3,
  });
  return format.format(bytes / 1000 ** step);
}
