/** Whether a value of unknown origin matches its type. */
export type Check<Value> = (value: unknown) => value is Value;

/**
 * A proxy, a captive portal or another release may answer 200 with anything. What a tool shows is checked here, once.
 * @throws SyntaxError, as for an answer that is not JSON
 */
export function parseResponse<Value>(path: string, check: Check<Value>, answer: unknown): Value {
  if (!check(answer)) throw unreadable(path);
  return answer;
}

/**
 * Returns the members that are understood: a newer gateway, or one whose tool was rolled back, may list what this
 * release does not know.
 * @throws SyntaxError for an answer that is no list, or one of which nothing is understood
 */
export function readList<Value>(path: string, check: Check<Value>, answer: unknown): Value[] {
  if (!Array.isArray(answer)) throw unreadable(path);
  const known = answer.filter((member: unknown) => check(member));
  if (known.length === 0 && answer.length > 0) throw unreadable(path);
  return known;
}

function unreadable(path: string): SyntaxError {
  return new SyntaxError(`The answer of ${path} is not what its contract says.`);
}
