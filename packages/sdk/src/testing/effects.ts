/** What listens to the page or to the shell, with where it began. */
const running = new Map<string, Error>();
let count = 0;

/** @returns ends it */
export function beginEffect(name: string): () => void {
  const id = `${name} ${(count += 1)}`;
  running.set(id, new Error(`Began to listen to ${name}.`));
  return () => void running.delete(id);
}

/**
 * Of what a tool listens to from now on.
 * @returns throws where something of it has not ended
 */
export function watchEffects(): () => void {
  const before = new Set(running.keys());
  return () => {
    const left = [...running].find(([id]) => !before.has(id));
    if (left === undefined) return;
    running.delete(left[0]);
    throw new Error(`The tool listens to ${left[0]} after it was unmounted.`, { cause: left[1] });
  };
}

/** In the line of a stack: parts of the page and of the SDK may still be there of another test. */
const OF_A_TOOL = /[\\/]mf-[\w-]+[\\/]src[\\/]/;

/** Counts the listeners that a tool's own code gives the window and the document among the effects. */
export function countListenersOf(target: EventTarget): void {
  const ends = new Map<unknown, Map<string, () => void>>();
  const { addEventListener, removeEventListener } = target;
  const keyOf = (type: string, options: unknown): string => `${type} ${isCapture(options)}`;
  const end = (type: string, listener: unknown, options: unknown): void => {
    ends.get(listener)?.get(keyOf(type, options))?.();
    ends.get(listener)?.delete(keyOf(type, options));
  };
  target.addEventListener = (type, listener, options) => {
    addEventListener.call(target, type, listener, options);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    const caller = new Error().stack?.split('\n')[2] ?? '';
    if (once || listener === null || signal?.aborted === true || !OF_A_TOOL.test(caller)) return;
    const ofListener = ends.get(listener) ?? new Map<string, () => void>();
    ends.set(listener, ofListener);
    if (ofListener.has(keyOf(type, options))) return;
    ofListener.set(keyOf(type, options), beginEffect(type));
    signal?.addEventListener('abort', () => end(type, listener, options));
  };
  target.removeEventListener = (type, listener, options) => {
    removeEventListener.call(target, type, listener, options);
    end(type, listener, options);
  };
}

const isCapture = (options: unknown): boolean =>
  options === true ||
  (typeof options === 'object' && options !== null && 'capture' in options && options.capture === true);
