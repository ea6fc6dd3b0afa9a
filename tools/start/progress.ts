/** Prints one line per step with its time. */
export async function step<T>(
  label: string,
  work: () => Promise<T>,
  note?: (result: T) => string,
): Promise<T> {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${label.padEnd(34)} ${note?.(result) ?? `${seconds} s`}`);
  return result;
}
