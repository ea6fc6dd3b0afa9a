/** The longest a clean stop takes, plus some; then the process goes as it is. */
const STOP_PATIENCE_MS = 30_000;

/**
 * Stops cleanly on Ctrl-C and on SIGTERM, also in the middle of a start. A terminal sends Ctrl-C to every process of the
 * group and npm passes it on once more, so a repeat within a second is the same press.
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
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    starting
      .then((product) => product.stop())
      .then(() => process.exit(0))
      .catch(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, stop);
  }
}
