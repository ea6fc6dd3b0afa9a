import type { LoadReport } from '@aic/sdk';
import { LOAD_REPORT_PATH } from '@aic/sdk/host';

export const sendLoadReport = (report: LoadReport): void => sendBeacon(LOAD_REPORT_PATH, report);

/** Tells the gateway, also while the page is being left. Never throws: a report that is lost does no harm. */
export function sendBeacon(path: string, report: object): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // Blocked, or too much of it on the way already.
  }
}

/** Name of the innermost error: what a tool wraps around it says less. */
export function errorClassOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause instanceof Error) return errorClassOf(error.cause);
  // A name is free text; one that is no name could hold anything.
  return /^[A-Za-z][\w-]{0,39}$/.test(error.name) ? error.name : 'Error';
}
