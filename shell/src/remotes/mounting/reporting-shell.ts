import type { ShellApi } from '@aic/sdk';
import type { LoadReporter, ReportedBuild } from '../reports/load-reporter.ts';

/**
 * What a tool reports by itself, with the build it came from. It leads the user elsewhere only while it is on the
 * page: a timer may outlive it.
 */
export const reportingShell = (
  remote: string,
  mounted: ReportedBuild,
  shell: ShellApi,
  reporter: LoadReporter,
  isOnPage: () => boolean,
): ShellApi => ({
  ...shell,
  navigate: (...to) => {
    if (isOnPage()) shell.navigate(...to);
  },
  telemetry: {
    report: (error, details = {}) => {
      if (details['phase'] === 'lazy') reporter.failed('lazy', mounted, error);
      shell.telemetry.report(error, { remote, build: mounted.build, ...details });
    },
  },
});
