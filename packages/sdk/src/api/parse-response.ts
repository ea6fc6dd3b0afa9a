import { type Field, matches, type ValueOf } from '@aic/contract';

/** Whether a value of unknown origin matches its type. */
export type Check<Value> = (value: unknown) => value is Value;

/** What says how a response has to be: its description, or a check where a description cannot say it. */
type Reader = Field | Check<unknown>;
type ReadBy<R> = R extends Check<infer Value> ? Value : ValueOf<R>;

/**
 * A proxy, a captive portal or another release may answer 200 with anything. What a tool shows is checked here, once.
 * @throws SyntaxError, as for a response that is not JSON
 */
export function parseResponse<const R extends Reader>(path: string, reader: R, response: unknown): ReadBy<R> {
  if (!isReadBy(reader, response)) throw unreadable(path);
  return response;
}

/**
 * Returns the members that are understood: a newer gateway, or one whose tool was rolled back, may list what this
 * release does not know.
 * @throws SyntaxError for a response that is no list, or one of which nothing is understood
 */
export function readList<const R extends Reader>(path: string, reader: R, response: unknown): ReadBy<R>[] {
  if (!Array.isArray(response)) throw unreadable(path);
  const known = response.filter((member: unknown) => isReadBy(reader, member));
  if (known.length === 0 && response.length > 0) throw unreadable(path);
  return known;
}

const isReadBy = <R extends Reader>(reader: R, value: unknown): value is ReadBy<R> =>
  typeof reader === 'function' ? reader(value) : matches(reader, value);

function unreadable(path: string): SyntaxError {
  return new SyntaxError(`The response of ${path} is not what its contract says.`);
}
