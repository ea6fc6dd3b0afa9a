import type { ShellApi, ToolContext } from '@aic/sdk';
import type { LoadReporter, ReportedBuild } from '../loading/load-reporter.ts';
import type { LoadedTool } from '../loading/load-with-fallback.ts';
import { mountGuarded, type GuardedMount } from './mount-guarded.ts';

export interface ReportingDeps {
  name: string;
  shell(): ShellApi;
  /** Not through `shell()`: after logout there is none, and a tool may break while it is taken down. */
  report(error: unknown, details: Readonly<Record<string, string>>): void;
  reporter: LoadReporter;
}

type Callbacks = Pick<ToolContext, 'onTakenOver'> &
  Pick<GuardedMount, 'onBlank' | 'onContent'> & {
    isOnPage(): boolean;
    onCrash(): void;
  };

/**
 * Mounts a tool and reports what becomes of it, with the build it came from.
 *
 * @returns unmount, which never throws
 * @throws what `mountGuarded` throws, once that is reported
 */
export function mountReported(
  result: LoadedTool,
  element: HTMLElement,
  { name, shell, report, reporter }: ReportingDeps,
  { isOnPage, onTakenOver, onCrash, onBlank, onContent }: Callbacks,
): () => void {
  const mounted = reportedBuild(result);
  const tell = (error: unknown, phase: string): void =>
    report(error, { remote: name, build: mounted.build, phase });
  const fail = (error: unknown, phase: 'render' | 'mount'): void => {
    tell(error, phase);
    reporter.failed(phase, mounted, error);
  };
  try {
    return mountGuarded(result.tool, {
      context: {
        element,
        shell: reportingShell(name, mounted, shell(), reporter),
        ...(onTakenOver && { onTakenOver }),
        onCrash: (error) => {
          if (!isOnPage()) return;
          fail(error, 'render');
          onCrash();
        },
      },
      onBlank: () => {
        fail(new Error(`${name} has rendered nothing so far.`), 'render');
        onBlank();
      },
      onContent: () => {
        reporter.shown(mounted);
        onContent();
      },
      // The tool stays: it can be used, and the gateway rolls the build back when it does so everywhere.
      onBusy: () =>
        fail(new Error(`The page has not been idle for seconds while ${name} was open.`), 'render'),
      onLeak: (error) => tell(error, 'unmount'),
    });
  } catch (error) {
    fail(error, 'mount');
    throw error;
  }
}

/** What a tool reports by itself, with the build it came from. */
const reportingShell = (
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

export const reportedBuild = ({ build, isFallback, entry }: LoadedTool): ReportedBuild => ({
  build,
  version: (isFallback ? entry.previous?.version : null) ?? entry.version,
});
