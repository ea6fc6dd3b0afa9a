/** To the process that draws. `build`: the path of the build's files. */
export type DrawingRequest =
  | { kind: 'load'; build: string; script: string }
  | { kind: 'drop'; build: string }
  /** `json`: a FirstScreenData. */
  | { kind: 'draw'; id: number; build: string; json: string };

/** From it: a DrawnScreen as JSON, or what went wrong, null where the build was not loaded; it has to be loaded again then. */
export type DrawingAnswer =
  | { id: number; drawn: string }
  | { id: number; build: string; problem: string | null };
