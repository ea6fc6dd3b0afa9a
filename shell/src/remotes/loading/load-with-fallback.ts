import type { RemoteEntry, Tool } from '@aic/sdk';
import { ContractMismatch } from './contract-range.ts';
import { policyRefusal } from './policy-refusals.ts';
import type { RemoteBuild } from './remote-build.ts';

/** `unreachable`: a file did not arrive; `broken`: its code did not start. */
export type LoadFailure = 'unreachable' | 'broken' | 'incompatible' | 'switched-off';

/** `entry` is what the registry said last: the gateway is asked again before anything is given up. */
export type LoadResult =
  | { ok: true; tool: Tool; build: string; isFallback: false; entry: RemoteEntry }
  /** The build before it stands in; `error` is what the current one failed with. */
  | { ok: true; tool: Tool; build: string; isFallback: true; entry: RemoteEntry; error: unknown }
  | { ok: false; failure: LoadFailure; error: unknown; entry: RemoteEntry };

export type LoadedTool = Extract<LoadResult, { ok: true }>;
export type FailedLoad = Extract<LoadResult, { ok: false }>;

export interface FallbackDeps {
  /** @throws ContractMismatch before anything is fetched, when this shell cannot run the build */
  load(name: string, build: RemoteBuild, options: { reset: boolean }): Promise<Tool>;
  /** Asks the gateway what is released now. Never rejects; undefined when it does not answer or has no such remote. */
  freshEntry(): Promise<RemoteEntry | undefined>;
  /** Milliseconds to wait before each further try of the current build. */
  retryDelaysMs: readonly number[];
  sleep(ms: number): Promise<void>;
  /** What the page's policy has refused to files of the build so far; null: nothing. */
  refusal(build: RemoteBuild): string | null;
  report(error: unknown, details: Readonly<Record<string, string>>): void;
}

/** Failures for which another build may do better. */
export const isOfBuild = (failure: LoadFailure): boolean => failure === 'unreachable' || failure === 'broken';

/**
 * Loads the current build with retries; then what the gateway names now, if that is another one than the page knew;
 * then the build before it, in the same page. Where all fail, the caller shows the error card.
 */
export async function loadWithFallback(
  name: string,
  known: RemoteEntry,
  deps: FallbackDeps,
  options: { reset: boolean },
): Promise<LoadResult> {
  let result = await loadCurrent(name, known, deps, options);
  if (result.ok) {
    return result;
  }
  const fresh = await deps.freshEntry();
  if (fresh && JSON.stringify(fresh) !== JSON.stringify(known)) {
    result = await loadCurrent(name, fresh, deps, { reset: true });
  }
  return !result.ok && isOfBuild(result.failure) ? loadPrevious(name, result, deps) : result;
}

async function loadCurrent(
  name: string,
  entry: RemoteEntry,
  deps: FallbackDeps,
  options: { reset: boolean },
): Promise<LoadResult> {
  if (entry.killed) {
    return { ok: false, failure: 'switched-off', error: new Error(`${name} is switched off.`), entry };
  }
  let lastError: unknown;
  for (const [attempt, delayMs] of [0, ...deps.retryDelaysMs].entries()) {
    if (delayMs > 0) {
      await deps.sleep(delayMs);
    }
    try {
      const tool = await deps.load(name, entry, { reset: options.reset || attempt > 0 });
      return { ok: true, tool, build: entry.build, isFallback: false, entry };
    } catch (error) {
      if (error instanceof ContractMismatch) {
        deps.report(error, { remote: name, build: entry.build, phase: 'contract' });
        return { ok: false, failure: 'incompatible', error, entry };
      }
      lastError = error;
      deps.report(error, { remote: name, build: entry.build, phase: 'load', attempt: String(attempt) });
      if (isTimeout(error)) {
        break;
      }
    }
  }
  const refused = deps.refusal(entry);
  if (refused !== null) {
    const error = policyRefusal(refused, lastError);
    deps.report(error, { remote: name, build: entry.build, phase: 'policy' });
    return { ok: false, failure: 'broken', error, entry };
  }
  return { ok: false, failure: isLost(lastError) ? 'unreachable' : 'broken', error: lastError, entry };
}

/** By the loader here, or by a bundler's own: `ScriptFailure`, `ScriptTimeout`, `ChunkLoadError`. */
const isLost = (error: unknown): boolean => error instanceof Error && /^(?:Script|Chunk)/.test(error.name);

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'ScriptTimeout';

async function loadPrevious(name: string, failed: FailedLoad, deps: FallbackDeps): Promise<LoadResult> {
  const { entry, error } = failed;
  const { previous } = entry;
  // An entry may say nothing of it.
  if (!previous) return failed;
  try {
    const tool = await deps.load(name, previous, { reset: true });
    return { ok: true, tool, build: previous.build, isFallback: true, entry, error };
  } catch (previousError) {
    if (previousError instanceof ContractMismatch) return failed;
    deps.report(previousError, { remote: name, build: previous.build, phase: 'load-previous' });
    return failed;
  }
}
