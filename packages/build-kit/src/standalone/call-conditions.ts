import { apiError } from '@aic/sdk/testing/fakes';

/** How a call ends: as the backend says, with 500, without a response, or with 402. */
export const CALL_MODES = ['answers', 'fails', 'offline', 'no credits'] as const;
export type CallMode = (typeof CALL_MODES)[number];

export interface CallConditions {
  /** Before each response, in milliseconds. */
  delayMs: number;
  /** By `callName`; what is not named answers. */
  modes: Readonly<Record<string, CallMode>>;
}

/** A call as the panel lists it: without its search, and the same for every item. */
export function callName(method: string, path: string): string {
  const { pathname } = new URL(path, 'http://page.test');
  return `${method} ${pathname.replaceAll(/\/[0-9a-f]{8}-[0-9a-f-]{27}(?=\/|$)/g, '/:id')}`;
}

/**
 * Puts the panel's conditions in front of a backend, be it fake or real.
 * @param onCall gets the name of each call
 */
export function withConditions(
  backend: typeof fetch,
  conditions: () => CallConditions,
  onCall: (name: string) => void,
): typeof fetch {
  return async (input, init = {}) => {
    const name = callName(init.method ?? 'GET', input instanceof Request ? input.url : String(input));
    onCall(name);
    const { delayMs, modes } = conditions();
    await waitFor(delayMs, init.signal);
    const mode = modes[name] ?? 'answers';
    switch (mode) {
      case 'answers':
        return backend(input, init);
      case 'fails':
        return apiError(500, { code: 'internal', message: 'Something went wrong on our side.' });
      case 'offline':
        throw new TypeError('Failed to fetch');
      case 'no credits':
        return apiError(402, { code: 'insufficient_credits', message: 'You do not have enough credits.' });
      default:
        return mode satisfies never;
    }
  };
}

async function waitFor(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  signal?.throwIfAborted();
}
