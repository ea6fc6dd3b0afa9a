import { codeOf } from '../errors/code-of.ts';

/** No room for a file: the disk, or its user's share of it, is used up. */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT';
}
