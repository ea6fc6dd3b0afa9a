import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Hono's environment in every route: Node's request and response, and what the middleware adds. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Set when the route asked for it, see `readSessionHash`. Only SQL can tell whether it is valid. */
    sessionHash?: Buffer;
  };
}

export type AppContext = Context<AppEnv>;
