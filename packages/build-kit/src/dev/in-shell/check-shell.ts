import type { Registry } from '@aic/contract';

/** @throws Error in one line when this shell would not load a local build of the remote */
export async function requireOverrides(shell: string, name: string): Promise<void> {
  let registry: Partial<Registry>;
  try {
    const response = await fetch(`${shell}/api/remotes`, { signal: AbortSignal.timeout(5000) });
    // Safe because its members are only compared.
    registry = (await response.json()) as Partial<Registry>;
  } catch (error) {
    throw new Error(`${shell} does not answer with a registry. Is it running?`, { cause: error });
  }
  if (registry.overrides !== true) {
    throw new Error(`${shell} allows no local builds. It has to run with REMOTE_OVERRIDES=on.`);
  }
  if (registry.remotes?.[name] === undefined) {
    throw new Error(
      `${shell} has no remote "${name}". Publish it there first: npm run remote -- release ${name}`,
    );
  }
}
