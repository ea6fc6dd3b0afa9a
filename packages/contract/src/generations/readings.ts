import { nullable, object, oneOf, optional, text, type ValueOf } from '../shape/field.ts';
import { READING } from './kind/item.ts';

/** What the preview engine makes of a request before anything is made: POST /api/readings. */
export const REQUEST_READING = object({
  ...READING.fields,
  /** `unknown`: no subject is known, so that a start is refused unless it has `allow_approximation`. */
  verdict: oneOf(['followed', 'partly', 'unknown']),
  /** What would be made in place of an unknown subject; null: nothing. */
  instead: nullable(text),
  /** What there is of the kind, for those who asked for something else. */
  repertoire: optional(text),
});
export type RequestReading = ValueOf<typeof REQUEST_READING>;

/** `reading` is null where the engine in place cannot tell. */
export const READING_RESPONSE = object({ reading: nullable(REQUEST_READING) });
