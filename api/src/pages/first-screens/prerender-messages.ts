/** To the process that prerenders. `build`: the path of the build's files. */
export type PrerenderRequest =
  | { kind: 'load'; build: string; script: string }
  | { kind: 'drop'; build: string }
  /** `json`: a FirstScreenData. `user`: comes back with what went wrong. */
  | { kind: 'prerender'; id: number; build: string; user: string; json: string }
  /** The page has gone out without it. */
  | { kind: 'give-up'; id: number };

/**
 * From it: that a build waits for its first page; a PrerenderedScreen as JSON and how long it took; or what went wrong,
 * null where the build was not loaded; it has to be loaded again then.
 */
export type PrerenderResponse =
  | { ready: string }
  | { id: number; build: string; prerendered: string; ms: number }
  | { id: number; build: string; user: string; problem: string | null };
