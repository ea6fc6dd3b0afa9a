import type { LoadReport } from '@aic/sdk';
import type { LoadResult } from '../loading/load-with-fallback.ts';
import { errorClassOf } from './send-load-report.ts';

/** What a report names: the build that was mounted, or the one that could not be loaded. */
export interface ReportedBuild {
  build: string;
  version: string;
}

export interface LoadReporter {
  /** The user has asked for the tool. */
  begin(): void;
  /** Its code is there, or is not. */
  loaded(result: LoadResult): void;
  /** It has rendered something. Reported once for each build: the gateway counts pages, not openings. */
  shown(mounted: ReportedBuild): void;
  failed(phase: LoadReport['phase'], mounted: ReportedBuild, error: unknown): void;
}

/** Tells the gateway what became of each opening of one remote. */
export function createLoadReporter(remote: string, send: (report: LoadReport) => void): LoadReporter {
  const shown = new Set<string>();
  let startMs = performance.now();
  const tell = (
    { build, version }: ReportedBuild,
    outcome: Pick<LoadReport, 'phase' | 'outcome' | 'errorClass' | 'fallbackBuild'>,
  ): void => {
    // Without a network nothing is wrong with the build.
    if (!navigator.onLine) return;
    send({ remote, build, version, ms: Math.round(performance.now() - startMs), ...outcome });
  };
  return {
    begin: () => {
      startMs = performance.now();
    },
    loaded: (result) => {
      if (result.ok && !result.isFallback) return;
      // Switched off on purpose.
      if (!result.ok && result.failure === 'switched-off') return;
      const errorClass = errorClassOf(result.error);
      const phase = errorClass.startsWith('Script') ? 'entry' : 'load';
      tell(
        result.entry,
        result.ok
          ? { phase, outcome: 'fallback', errorClass, fallbackBuild: result.build }
          : { phase, outcome: 'failed', errorClass },
      );
    },
    shown: (mounted) => {
      if (shown.has(mounted.build)) return;
      shown.add(mounted.build);
      tell(mounted, { phase: 'render', outcome: 'ok', errorClass: null });
    },
    failed: (phase, mounted, error) =>
      tell(mounted, { phase, outcome: 'failed', errorClass: errorClassOf(error) }),
  };
}
