import type { AppContext } from './app-env.ts';

/**
 * Sets a header that every answer carries unless its handler sets the same one. Written straight to Node's response:
 * through Hono each answer needs a `Headers` object, which took a fifth of the gateway's throughput in a measurement.
 */
export function setDefaultHeader(c: AppContext, name: string, value: string): void {
  const { outgoing } = c.env;
  if (outgoing) outgoing.setHeader(name, value);
  // Without a socket, as in `app.request()`.
  else c.header(name, value);
}
