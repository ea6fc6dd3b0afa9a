import { codeOf } from '../errors/code-of.ts';

/** For `catch`: a file that is not there is a response, anything else is an error. */
export function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
