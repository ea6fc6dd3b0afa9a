/**
 * Waits two frames, so that React has committed. Unlike `expect.poll`, which moves a fake clock forward with every
 * attempt, it leaves the clock where the test put it.
 */
export async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
