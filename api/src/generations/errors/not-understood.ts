import type { RequestReading } from '@aic/contract';
import { AppError } from '../../platform/errors/app-error.ts';

/** @param repertoire what there is, such as 'a haiku, a list' */
export const notUnderstood = (reading: RequestReading, repertoire: string): AppError =>
  new AppError(
    'not_understood',
    [
      `The preview engine does not know ${listOf(reading.ignored, 'what is asked for')}. Nothing was charged.`,
      reading.instead === null
        ? 'Ask for something else.'
        : `Ask for something else, or agree to ${reading.instead} (allow_approximation).`,
      `It can make: ${repertoire}.`,
    ].join(' '),
  );

const listOf = (phrases: readonly string[], none: string): string =>
  phrases.length === 0 ? none : phrases.map((phrase) => `“${phrase}”`).join(', ');
