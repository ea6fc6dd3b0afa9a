/**
 * What became of opening a tool, for the gateway to count by build.
 *
 * `entry`: its files. `load`: they arrived, but are no tool that this shell can mount. `mount`, `render`: it broke or drew
 * nothing. `lazy`: one of its parts did not arrive.
 */
export interface LoadReport {
  remote: string;
  /** The build that the registry names, also when another one stood in for it. */
  build: string;
  version: string;
  phase: 'entry' | 'load' | 'mount' | 'render' | 'lazy';
  outcome: 'ok' | 'failed' | 'fallback';
  /** Since the tool was asked for. */
  ms: number;
  /** Name of the error, e.g. `ScriptTimeout`; null when all went well. */
  errorClass: string | null;
  /** The build that stood in. */
  fallbackBuild?: string;
}

const ROUTE = '/api/remotes/reports';

/** Tells the gateway, also while the page is being left. Never throws: a report that is lost does no harm. */
export function sendLoadReport(report: LoadReport): void {
  try {
    navigator.sendBeacon(ROUTE, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // Blocked, or too much of it on the way already.
  }
}

/** Name of the innermost error: the federation runtime wraps what its hooks throw. */
export function errorClassOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause instanceof Error) return errorClassOf(error.cause);
  // A name is free text; one that is no name could hold anything.
  return /^[A-Za-z][\w-]{0,39}$/.test(error.name) ? error.name : 'Error';
}
