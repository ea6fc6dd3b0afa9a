import type { LoadReport, RemoteEntry, ShellApi } from '@aic/sdk';
import { createFakeApi, createFakeShell } from '@aic/sdk/testing';
import { vi } from 'vitest';
import type { FirstScreenPart } from '../hydration/first-screen.ts';
import type { LoadFailure, LoadResult } from '../remotes/loading/load-with-fallback.ts';
import { createToolController } from '../remotes/mounting/tool-controller.ts';
import { createLoadReporter } from '../remotes/reports/load-reporter.ts';
import type { RemoteStatus } from '../state/remotes-slice.ts';
import { files, remoteEntry, textTool } from './remote-entry.ts';

export const loaded = (tool = textTool('the tool'), entry = remoteEntry()): LoadResult => ({
  ok: true,
  tool,
  build: entry.build,
  isFallback: false,
  entry,
});

/** The build before the released one stands in. */
export const fallenBack = (tool = textTool('the old tool')): LoadResult => ({
  ok: true,
  tool,
  build: 'b1',
  isFallback: true,
  entry: remoteEntry({ previous: files('b1', '1.0.0') }),
  error: new Error('gone'),
});

export const failed = (failure: LoadFailure, entry = remoteEntry()): LoadResult => ({
  ok: false,
  failure,
  error: new Error(failure),
  entry,
});

/** A slot, a gateway that names one entry, and loads that end when the test says so. */
export function openController({ firstScreen = null }: { firstScreen?: FirstScreenPart | null } = {}) {
  const slot = document.createElement('div');
  document.body.append(slot);
  const registry: { entry: RemoteEntry | undefined } = { entry: remoteEntry() };
  /** What the gateway answers when it is asked again; by default nothing new. */
  const gateway = { ask: vi.fn<() => Promise<void>>().mockResolvedValue(undefined) };
  const loads: Array<{
    build: string;
    reset: boolean;
    finish(result: LoadResult): void;
    fail(error: unknown): void;
  }> = [];
  const statuses: RemoteStatus[] = [];
  const reports: LoadReport[] = [];
  const shell = createFakeShell(createFakeApi({}).fetch);
  const session = { isSignedIn: true };
  const reloadPage = vi.fn<() => void>();
  const reloadOnce = vi.fn<(build: string) => boolean>().mockReturnValue(false);
  const controller = createToolController({
    name: 'image',
    label: 'Images',
    slot: () => slot,
    firstScreen: () => {
      if (firstScreen !== null) slot.append(firstScreen.element);
      return firstScreen;
    },
    entry: () => registry.entry,
    refresh: gateway.ask,
    load: ({ build }, { reset }) =>
      new Promise((resolve, reject) => loads.push({ build, reset, finish: resolve, fail: reject })),
    shell: (): ShellApi => {
      if (!session.isSignedIn) {
        throw new Error('no user is signed in');
      }
      return shell;
    },
    report: shell.telemetry.report,
    reporter: createLoadReporter('image', (report) => reports.push(report)),
    onStatus: (status) => statuses.push(status),
    painted: async () => undefined,
    reloadPage,
    reloadOnce,
  });
  const finish = async (result: LoadResult, index = loads.length - 1): Promise<void> => {
    loads[index]?.finish(result);
    await settle();
  };
  return {
    session,
    slot,
    registry,
    gateway,
    loads,
    statuses,
    reports,
    shell,
    reloadPage,
    reloadOnce,
    controller,
    finish,
    card: () => slot.querySelector('[role="alert"]'),
    /** Presses a button of the card. */
    press: async (name: string): Promise<void> => {
      [...slot.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
      await settle();
    },
  };
}

/** Everything that waits for promises only has happened. Not by a timer, which a test may have faked. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
