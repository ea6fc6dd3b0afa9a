import type { AppContext } from './app-env.ts';

/**
 * Sets a header that the response carries unless its handler sets the same one. Written straight to Node's response:
 * through Hono a second header makes every response a `Headers` object, which Node's adaptor then copies again.
 */
export function setDefaultHeader(c: AppContext, name: string, value: string): void {
  // Without a socket, as in `app.request()`, there may be no environment at all, whatever its type says.
  const bindings: AppContext['env'] | undefined = c.env;
  if (bindings?.outgoing) bindings.outgoing.setHeader(name, value);
  else c.header(name, value);
}
