import type { Stripe } from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { type StripeSandbox, type StripeSandboxOptions, startStripeSandbox } from '../src/index.ts';
import { clientOf } from './stripe-client.ts';

export interface TestSandbox {
  sandbox: StripeSandbox;
  /** The official client with the secret key. */
  stripe: Stripe;
}

/** One sandbox in memory for a file's tests. @returns a getter for tests and hooks */
export function sandboxOfFile(options: Partial<StripeSandboxOptions> = {}): () => TestSandbox {
  let started: TestSandbox | undefined;
  beforeAll(async () => {
    const sandbox = await startStripeSandbox({ port: 0, ...options });
    started = { sandbox, stripe: clientOf(sandbox) };
  });
  afterAll(() => started?.sandbox.stop());
  return () => {
    if (started === undefined) {
      throw new Error('The sandbox is not running yet: use it inside a test or a hook.');
    }
    return started;
  };
}
