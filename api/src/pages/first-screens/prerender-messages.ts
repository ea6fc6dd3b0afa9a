/** To the process that prerenders. `build`: the path of the build's files. */
export type PrerenderRequest =
  | { kind: 'load'; build: string; script: string }
  | { kind: 'drop'; build: string }
  /** `json`: a FirstScreenData. */
  | { kind: 'prerender'; id: number; build: string; json: string };

/**
 * From it: a PrerenderedScreen as JSON, or what went wrong, null where the build was not loaded; it has to be loaded
 * again then.
 */
export type PrerenderResponse =
  | { id: number; prerendered: string }
  | { id: number; build: string; problem: string | null };
