import { toolOfPath, TOOLS, type Registry, type ShellApi } from '@aic/sdk';
import { SHELL_CONTRACT } from '@aic/sdk/host';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { reportTelemetry } from '../app/telemetry.ts';
import { remoteChanged } from '../state/remotes-slice.ts';
import type { ShellStore } from '../state/store.ts';
import { initFederation, loadTool } from './federation.ts';
import { loadWithFallback } from './load-with-fallback.ts';
import { createPreloader } from './preload.ts';
import { createToolController } from './tool-controller.ts';

const RETRY_DELAYS_MS = [400, 1200];

export interface RegisterToolsOptions {
  registry(): Registry;
  store: ShellStore;
  shell(): ShellApi;
  isSignedIn(): boolean;
  slot(): HTMLElement;
}

export interface RegisteredTools {
  /** To be called when the answer of `isSignedIn` has changed. */
  reconsider(): void;
  /** To be called when the registry has changed: offers the newer build of a tool that is on the page. */
  registryChanged(): void;
  /** Makes a tool ready ahead of the click. */
  preload(name: string): void;
}

/** Tells single-spa about every tool: it decides when a tool is on the page, federation decides which code it is. */
export function registerTools(options: RegisterToolsOptions): RegisteredTools {
  initFederation();
  const controllers: Array<{ label: string; controller: ReturnType<typeof createToolController> }> = [];
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  for (const { name, label } of TOOLS) {
    const controller = createToolController({
      name,
      label,
      slot: options.slot,
      entry: () => options.registry().remotes[name],
      load: (entry, { reset }) =>
        loadWithFallback(
          name,
          entry,
          {
            contract: SHELL_CONTRACT,
            load: loadTool,
            retryDelaysMs: RETRY_DELAYS_MS,
            sleep,
            report: reportTelemetry,
          },
          { reset },
        ),
      shell: options.shell,
      report: reportTelemetry,
      onStatus: (status) => options.store.dispatch(remoteChanged({ name, status })),
      reloadPage: () => location.reload(),
    });
    controllers.push({ label, controller });
    registerApplication({
      name,
      // Always resolves: single-spa must never see a failure.
      app: () =>
        Promise.resolve({
          bootstrap: () => Promise.resolve(),
          mount: () => Promise.resolve(controller.mount()),
          unmount: () => Promise.resolve(controller.unmount()),
        }),
      activeWhen: ({ pathname }) => options.isSignedIn() && toolOfPath(pathname) === name,
    });
  }
  addEventListener('online', () => controllers.forEach(({ controller }) => controller.reconnect()));
  start({ urlRerouteOnly: true });
  return {
    preload: createPreloader({ registry: options.registry, load: loadTool, shell: options.shell }),
    reconsider: () => void triggerAppChange(),
    registryChanged: () => {
      for (const { label, controller } of controllers) {
        if (controller.isOutdated()) {
          options.shell().toast({
            title: `${label} has a new version`,
            description: 'What you are working on is kept.',
            action: { label: 'Use it now', run: controller.restart },
          });
        }
      }
    },
  };
}
