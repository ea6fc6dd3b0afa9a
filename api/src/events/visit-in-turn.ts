const STEPS = 20;

/**
 * Visits every key once in `everyMs`, a few at a time: a visit of thousands at once would keep all else waiting. Keys
 * may come and go meanwhile. @returns what ends it
 */
export function visitInTurn<Key>(
  keys: ReadonlyMap<Key, unknown>,
  everyMs: number,
  visit: (some: Key[]) => void,
): () => void {
  let rest = keys.keys();
  let lastMs = performance.now();
  /** Parts of visits that are due, so that few keys are not visited at each step. */
  let due = 0;

  function takeDue(): Key[] {
    const some: Key[] = [];
    while (due >= 1 && some.length < keys.size) {
      let next = rest.next();
      if (next.done) {
        rest = keys.keys();
        next = rest.next();
      }
      if (next.done) break;
      some.push(next.value);
      due -= 1;
    }
    return some;
  }

  // A plain timer: it only begins something, and nothing has to end before it does.
  const timer = setInterval(() => {
    const nowMs = performance.now();
    // After a pause each key is due once, however long it was.
    due = Math.min(keys.size, due + (keys.size * (nowMs - lastMs)) / everyMs);
    lastMs = nowMs;
    const some = takeDue();
    if (some.length > 0) visit(some);
  }, everyMs / STEPS);
  return () => clearInterval(timer);
}
