/** All in milliseconds. */
export interface WorkerTimes {
  /** How long a silent worker keeps its jobs while its lock is held: a frozen process, a cut cable. */
  lease: number;
  beat: number;
  /** The net below the notifier, and how soon a dead worker is noticed. */
  look: number;
  /** Between two looks at a vendor's operation. */
  poll: number;
  /** How long a result that was made waits for a store that takes no files. */
  store: number;
  /** How long `stop` lets running jobs finish before it hands them back. */
  grace: number;
  /** How long `stop` then lets them report. Together with `grace` below the usual 30 s between SIGTERM and SIGKILL. */
  report: number;
  /** See WorkerSessionOptions.reconnectGraceMs. */
  reconnectGrace: number;
}

export const DEFAULT_WORKER_TIMES: WorkerTimes = {
  lease: 30_000,
  beat: 1_000,
  look: 500,
  poll: 1_000,
  store: 600_000,
  grace: 20_000,
  report: 4_000,
  // Connections come back within a second, and the next beat a second later.
  reconnectGrace: 3_000,
};
