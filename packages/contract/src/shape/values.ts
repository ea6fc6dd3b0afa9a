import { z } from 'zod';
import { EXCLUDE_LENGTH_MAX, PROMPT_LENGTH_MAX, RESULTS_MAX } from './limits.ts';

const TOO_LONG = `This is longer than ${PROMPT_LENGTH_MAX} characters. Shorten it and try again.`;

/** A prompt that has to be there; `message` says so in the page's own words. */
export const requiredPrompt = (message: string) =>
  z.string(message).overwrite(wellFormed).trim().min(1, message).max(PROMPT_LENGTH_MAX, TOO_LONG);

export const optionalPrompt = z.string().trim().max(PROMPT_LENGTH_MAX, TOO_LONG).default('');

/** What an image leaves out. */
export const excludeWords = z
  .string()
  .overwrite(wellFormed)
  .trim()
  .min(1, 'Say what is to be left out, or leave this out.')
  .max(
    EXCLUDE_LENGTH_MAX,
    `What is left out takes ${EXCLUDE_LENGTH_MAX} characters at most. Shorten it and try again.`,
  )
  .optional();

/** Years that every part of the product can store. */
const IN_RANGE = /^(?!0000)\d{4}-/;

/** A time as the database takes it: in UTC, whatever its offset is. */
export const pointInTime = z.iso
  .datetime({ offset: true })
  .overwrite((value) => (Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString()))
  .regex(IN_RANGE, 'Choose a time between the years 1 and 9999');

/** A day, as the database takes it. */
export const day = z.iso.date().regex(IN_RANGE, 'Choose a day between the years 1 and 9999');

/** In JSON a number, in a form its digits. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(digitsAsNumber, z.int().min(min).max(max));

export const SEED_MAX = 2_147_483_647;

/** Same seed, prompt and options give the same result where the provider has seeds. */
export const seed = z.int().min(0).max(SEED_MAX).optional();

/** How many results one press makes, each with its own price. With a seed they have this one and those after it. */
export const count = z.int().min(1).max(RESULTS_MAX).optional();

/** Both, as the digits of a form. */
export const formOptions = {
  seed: wholeNumber(0, SEED_MAX).optional(),
  count: wholeNumber(1, RESULTS_MAX).optional(),
};

/** Which of a kind's engines makes it; missing: the first. Source: `engines` of GET /api/providers. */
export const engine = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .optional();

/** The caller's item that it is made from. Any other is left out, so that a start never fails for it. */
export const madeFrom = z.uuid().optional();

/** The user agrees to something else where the subject is not known. In a form it is the word `true`. */
export const allowApproximation = z
  .preprocess((value) => (value === 'true' ? true : value), z.boolean())
  .optional();

/** An upload as it is kept with the request. */
export const storedUpload = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  mediaType: z.enum(['image/png', 'image/jpeg']),
});

export type StoredUpload = z.output<typeof storedUpload>;

/** They have no place in one line; a line break in a header of a mail would begin the next header. */
// oxlint-disable-next-line no-control-regex
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** Half a character, from an emoji cut in two, cannot be stored. */
export function wellFormed(text: string): string {
  return text.toWellFormed();
}

/** A text that stands among others: nothing in it turns the direction of what comes after it (Unicode UAX #9). */
export function nameText(text: string): string {
  return wellFormed(text).replaceAll(/\p{Bidi_Control}/gu, '');
}

/** Only digits count: an empty text would be 0, and a list its only member. */
function digitsAsNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
}
