import { knownTools, type Registry, type ShellApi } from '@aic/sdk';
import { loadTwice } from '@aic/sdk/host';
import { parseRegistry } from '../hydration/read-registry.ts';

/** The card of a tool waits for it. */
const REQUEST_TIMEOUT_MS = 5000;

/** Which builds are released: what the page has brought, until the gateway is asked again. */
export function createRegistryStore(initial: Registry, api: ShellApi['api']) {
  let known = { registry: initial, tools: knownTools(initial.remotes) };
  const listeners = new Set<() => void>();
  let refreshing: Promise<void> | null = null;
  let query = (): string => '';

  const read = async (): Promise<void> => {
    const registry = await requestRegistry(api, query());
    // A cache on the way, or a response that was held up: what was rolled back since would come again.
    if (registry.generation < known.registry.generation) return;
    known = { registry, tools: knownTools(registry.remotes) };
    listeners.forEach((listener) => listener());
  };
  const refreshRegistry = (): Promise<void> =>
    (refreshing ??= read().finally(() => {
      refreshing = null;
    }));

  return {
    registry: () => known.registry,
    /** The built-in tools and of the registry: the same list until the registry is read again. */
    tools: () => known.tools,
    /** Called when the registry has been read again. @returns unsubscribe */
    onRegistry: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Asks again which builds are released. Calls at the same time share one response.
     * @throws ApiError, TypeError or a timeout; what was known stays known
     */
    refreshRegistry,
    /** What the gateway is to know of this tab with each request, as a query with its `?`. @default nothing */
    askRegistryWith: (next: () => string): void => {
      query = next;
    },
    /**
     * The gateway says that something was released, rolled back or switched off. A response that is on its way may be
     * from before that, so it is not enough; and a failure is tried again, because the next notice may be days away.
     */
    releasesMoved: async (): Promise<void> => {
      await refreshing?.catch(() => undefined);
      await loadTwice(refreshRegistry);
    },
  };
}

/** @throws Error also for a response that is no registry: it is no better than none */
async function requestRegistry(api: ShellApi['api'], query: string): Promise<Registry> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const registry = parseRegistry(await api.request<unknown>('GET', `/api/remotes${query}`, { signal }));
  if (registry === null) {
    throw new Error('The registry cannot be read.');
  }
  return registry;
}
