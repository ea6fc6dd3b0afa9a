import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';

/** Hono's environment in every route: Node's request and response, and what the middleware adds. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** For `readSessionHash` and `callerOf`, so that a route asks who calls with its context alone. */
    platform: { config: Pick<Config, 'isSecure'>; clock: Clock };
    /** Set when the route asked for it, see `readSessionHash`. Only SQL can tell whether it is valid. */
    sessionHash?: Buffer;
  };
}

export type AppContext = Context<AppEnv>;
