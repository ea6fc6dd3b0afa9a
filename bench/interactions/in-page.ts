// These functions run in the measured page: each must work without imports or closures.

export interface Interaction {
  /** Of all events of one press, the longest time from the press to the next paint. */
  ms: number;
  /** What the browser did meanwhile, the longest first: "120 ms of a file and what called it". */
  scripts: string[];
}

declare global {
  var interactions: Map<number, { ms: number; startMs: number }>;
  var longFrames: { startMs: number; endMs: number; scripts: string[] }[];
}

/** Collects what Event Timing says of each press, as the library "web-vitals" does for INP. */
export function observeInteractions(): void {
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    // Safe because the observer asks for this type only.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const before = globalThis.interactions.get(entry.interactionId)?.ms ?? 0;
      if (entry.duration > before) {
        globalThis.interactions.set(entry.interactionId, { ms: entry.duration, startMs: entry.startTime });
      }
    }
    // Shorter ones are not reported; the option is not among the types yet.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  globalThis.longFrames = [];
  interface Script {
    duration: number;
    sourceURL: string;
    invoker: string;
    sourceFunctionName: string;
    forcedStyleAndLayoutDuration: number;
  }
  new PerformanceObserver((list) => {
    // Safe because the observer asks for this type only.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      scripts: Script[];
      styleAndLayoutStart: number;
    })[]) {
      const { startTime, duration, scripts, styleAndLayoutStart } = entry;
      const style = Math.round(startTime + duration - styleAndLayoutStart);
      globalThis.longFrames.push({
        startMs: startTime,
        endMs: startTime + duration,
        scripts: [
          ...scripts.map(
            (script) =>
              `${Math.round(script.duration)} ms ${script.sourceURL.split('/').slice(-2).join('/')} ` +
              `${script.invoker} (forced layout ${Math.round(script.forcedStyleAndLayoutDuration)})`,
          ),
          `${style} ms style, layout, paint`,
        ],
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** What was pressed since the last call: the slowest of it. */
export function takeInteraction(): Interaction | null {
  const seen = [...globalThis.interactions.values()];
  const frames = globalThis.longFrames;
  globalThis.interactions.clear();
  globalThis.longFrames = [];
  const slowest = seen.toSorted((a, b) => b.ms - a.ms)[0];
  if (slowest === undefined) return null;
  const endMs = slowest.startMs + slowest.ms;
  const during = frames.filter((frame) => frame.startMs < endMs && frame.endMs > slowest.startMs);
  return { ms: slowest.ms, scripts: during.flatMap(({ scripts }) => scripts) };
}
