import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Hono's environment in every route: Node's request and response, and what the middleware adds. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}

export type AppContext = Context<AppEnv>;
