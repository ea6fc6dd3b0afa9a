import { UsageError } from './command.ts';
import { RegistryError } from './registry.ts';

/** The remote's sources do not build, or a folder holds no build. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * 1 unforeseen, 2 wrong usage or configuration, 3 it does not build, 4 the registry refuses, 5 no registry or no
 * token for it.
 */
export function exitCodeOf(error: unknown): 1 | 2 | 3 | 4 | 5 {
  if (error instanceof UsageError) return 2;
  if (error instanceof BuildError) return 3;
  if (error instanceof RegistryError) return error.kind === 'refused' ? 4 : 5;
  return 1;
}
