import { dateText } from '@aic/sdk';

/**
 * A time of the API for a table's cell: in the reader's own zone, two lines where it is narrow, and a dash for none.
 */
export const timeText = (time: string | null): string =>
  time === null ? '–' : dateText(time).replaceAll(/ (?!\d+:)/g, '\u00A0');
