/** Longer than any clean stop takes; after that the process exits anyway. */
const STOP_TIMEOUT_MS = 30_000;

/**
 * Stops cleanly on Ctrl-C and on SIGTERM, also during a start. A terminal sends Ctrl-C to every process of the group
 * and npm forwards it once more, so a second signal within a second belongs to the same key press.
 */
export function stopOnSignals(starting: Promise<{ stop(): Promise<void> }>): void {
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > 1000) {
        process.exit(1);
      }
      return;
    }
    stoppingSince = performance.now();
    console.log('\nStopping ...');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    starting
      .then((product) => product.stop())
      .then(() => process.exit(0))
      .catch(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, stop);
  }
}
