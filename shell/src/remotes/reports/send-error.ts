import type { ErrorReport } from '@aic/sdk';
import { ERROR_REPORT_PATH } from '@aic/sdk/host';
import { errorClassOf, sendBeacon } from './send-load-report.ts';

/** A file of a build in a stack, as all engines write it: `/remotes/demo/1a2b3c/tool.4d5e.js?try=1:2:345`. */
const FRAME = /\/remotes\/([a-z0-9-]+)\/([a-z0-9]+)\/([\w.-]+\.m?js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;
const FRAMES_MAX = 8;
/** What breaks in a loop says nothing new. */
const REPORTS_MAX = 10;

const PHASES: ReadonlySet<string> = new Set<ErrorReport['phase']>([
  'entry',
  'load',
  'mount',
  'render',
  'lazy',
  'unmount',
  'slot',
]);

const sent = new Set<string>();

/**
 * Tells the gateway where the code of a build broke: the kind of error and its places, never its message. Nothing where
 * no file of a build is in the stack, and each place once in a page.
 * @param phase what the tool was at, if that is known
 */
export function sendError(error: unknown, phase: string | undefined): void {
  const [first, ...rest] = framesOf(error);
  if (first === undefined || !navigator.onLine) return;
  const { remote, build } = first;
  const frames = [first, ...rest.filter((frame) => frame.build === build)].slice(0, FRAMES_MAX);
  const report: ErrorReport = {
    remote,
    build,
    // Safe because it is one of them.
    phase: PHASES.has(phase ?? '') ? (phase as ErrorReport['phase']) : 'tool',
    errorClass: errorClassOf(error),
    frames: frames.map(({ file, line, column }) => ({ file, line, column })),
  };
  const place = JSON.stringify([report.errorClass, build, report.frames[0]]);
  if (sent.has(place) || sent.size >= REPORTS_MAX) return;
  sent.add(place);
  sendBeacon(ERROR_REPORT_PATH, report);
}

/** Of the innermost error: what a tool wraps around it says less. */
function framesOf(error: unknown) {
  if (!(error instanceof Error)) return [];
  if (error.cause instanceof Error) return framesOf(error.cause);
  return [...(error.stack ?? '').matchAll(FRAME)].map(
    ([, remote = '', build = '', file = '', line, column]) => ({
      remote,
      build,
      file,
      line: Number(line),
      column: Number(column),
    }),
  );
}
