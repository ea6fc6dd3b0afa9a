/** One remote as GET /api/remotes and the shell's HTML give it. */
export interface RemoteEntry {
  version: string;
  build: string;
  /** Path of the remote's entry script. */
  entry: string;
  /** Global variable the entry script sets: build id included, so two builds can live in one page. */
  global: string;
  /** First path segments this remote serves, e.g. `['/', '/image-generator']`. */
  routes: readonly string[];
  /** Range of ShellApi versions the build was made for, e.g. `^1.0.0`. */
  contract: string;
  /** Subresource integrity by file path; a file of the registry without one is refused. */
  integrity: Readonly<Record<string, string>>;
  /** Files the first screen needs, entry first: what a preload asks for. */
  assets: readonly string[];
  /** Set when operations have switched the remote off. */
  killed: boolean;
  /** The build before this one: the loader's second rung. */
  previous: Omit<RemoteEntry, 'previous' | 'killed' | 'routes'> | null;
}

export interface Registry {
  schema: 1;
  /** Grows with every release, rollback or switch. */
  generation: number;
  /** Ed25519 signature of the canonical JSON of `remotes`, base64. */
  sig: string;
  remotes: Readonly<Record<string, RemoteEntry>>;
}
