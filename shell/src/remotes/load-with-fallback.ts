import type { RemoteEntry, Tool } from '@aic/sdk';
import { satisfiesContract } from './contract-range.ts';
import type { RemoteBuild } from './federation.ts';

export type LoadFailure = 'unreachable' | 'incompatible' | 'switched-off';

export type LoadResult =
  | { ok: true; tool: Tool; build: string; isFallback: boolean }
  | { ok: false; failure: LoadFailure; error: unknown };

export interface FallbackDeps {
  contract: string;
  load(name: string, build: RemoteBuild, options: { reset: boolean }): Promise<Tool>;
  /** Milliseconds to wait before each further try of the current build. */
  retryDelaysMs: readonly number[];
  sleep(ms: number): Promise<void>;
  report(error: unknown, details: Readonly<Record<string, string>>): void;
}

/**
 * Loads the current build with retries, then falls back to the build before it in the same page. Where both fail, the
 * caller shows the error card.
 */
export async function loadWithFallback(
  name: string,
  entry: RemoteEntry,
  deps: FallbackDeps,
  options: { reset: boolean },
): Promise<LoadResult> {
  if (entry.killed) {
    return { ok: false, failure: 'switched-off', error: new Error(`${name} is switched off.`) };
  }
  if (!satisfiesContract(deps.contract, entry.contract)) {
    const error = new Error(
      `${name} needs the shell contract ${entry.contract}; this shell has ${deps.contract}.`,
    );
    deps.report(error, { remote: name, build: entry.build, phase: 'contract' });
    return { ok: false, failure: 'incompatible', error };
  }
  let lastError: unknown;
  for (const [attempt, delayMs] of [0, ...deps.retryDelaysMs].entries()) {
    if (delayMs > 0) {
      await deps.sleep(delayMs);
    }
    try {
      const tool = await deps.load(name, entry, { reset: options.reset || attempt > 0 });
      return { ok: true, tool, build: entry.build, isFallback: false };
    } catch (error) {
      lastError = error;
      deps.report(error, { remote: name, build: entry.build, phase: 'load', attempt: String(attempt) });
      if (isTimeout(error)) {
        break;
      }
    }
  }
  return (await loadPrevious(name, entry, deps)) ?? { ok: false, failure: 'unreachable', error: lastError };
}

/** By name: the federation runtime may wrap what its hooks throw. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ScriptTimeout' || isTimeout(error.cause));

async function loadPrevious(
  name: string,
  entry: RemoteEntry,
  deps: FallbackDeps,
): Promise<LoadResult | null> {
  const { previous } = entry;
  if (previous === null || !satisfiesContract(deps.contract, previous.contract)) {
    return null;
  }
  try {
    const tool = await deps.load(name, previous, { reset: true });
    return { ok: true, tool, build: previous.build, isFallback: true };
  } catch (error) {
    deps.report(error, { remote: name, build: previous.build, phase: 'load-previous' });
    return null;
  }
}
