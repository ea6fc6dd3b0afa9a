declare module 'stripe-stateful-mock' {
  import type { RequestListener } from 'node:http';

  /** The package has no types of its own. */
  export function createExpressApp(): RequestListener;
}
