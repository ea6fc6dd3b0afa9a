import type { ShellApi } from '@aic/sdk';
import type { LoadReporter, ReportedBuild } from '../loading/load-reporter.ts';

/** What a tool reports by itself, with the build it came from. */
export const reportingShell = (
  remote: string,
  mounted: ReportedBuild,
  shell: ShellApi,
  reporter: LoadReporter,
): ShellApi => ({
  ...shell,
  telemetry: {
    report: (error, details = {}) => {
      if (details['phase'] === 'lazy') reporter.failed('lazy', mounted, error);
      shell.telemetry.report(error, { remote, build: mounted.build, ...details });
    },
  },
});
