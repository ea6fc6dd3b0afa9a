/**
 * Source of an inline script that asks for the fonts of a page to read ahead of its text, where that is quick: Chromium holds
 * the first paint for a preloaded font. On slow lines a first visit reads in the fallback, which is as wide. The gateway
 * calls it with the addresses.
 */
export const fontScript = `(${hintFonts.toString()})`;

/** Of the browsers that hold the paint, all tell of their line. */
interface Line {
  /** Milliseconds. */
  rtt: number;
  /** Megabits per second. */
  downlink: number;
  saveData: boolean;
}

/** In the page it has no imports and no closures. Exported for its test. */
export function hintFonts(urls: readonly string[]): void {
  // Safe because it is looked at: not every browser has it.
  const { connection: line } = navigator as Navigator & { connection?: Line };
  if (line !== undefined && (line.rtt > 100 || line.downlink < 5 || line.saveData)) return;
  for (const href of urls) {
    const link = document.createElement('link');
    const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  }
}
