import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { ShellApi } from '../contract/shell-api.ts';
import type { MountedTool, ToolContext } from '../contract/tool.ts';
import { readyForReact } from '../hydration/prepare-hydration.ts';
import { loadPrerenderedParts, partsAreMounted } from '../hydration/prerendered-parts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ToolProviders } from './tool-providers.tsx';

/** Creates the tool's own React root: an error in it can never reach the shell's tree or another tool. */
export function mountTool(
  name: string,
  context: ToolContext,
  render: (shell: ShellApi) => ReactNode,
): MountedTool {
  const { element, shell, onTakenOver } = context;
  let isCrashed = false;
  const crash = (error: unknown): void => {
    if (!isCrashed) {
      isCrashed = true;
      context.onCrash(error);
    }
  };
  const options: RootOptions = { identifierPrefix: `${name}-`, onUncaughtError: crash };
  const tool = (
    <BrowserRouter>
      <ErrorBoundary onError={crash}>{render(shell)}</ErrorBoundary>
    </BrowserRouter>
  );
  const root =
    onTakenOver === undefined
      ? renderInto(element, <ToolProviders shell={shell}>{tool}</ToolProviders>, options)
      : takeOver(
          element,
          (isTakenOver) => (
            <ToolProviders shell={shell} isTakingOver>
              <Mounted onMounted={isTakenOver}>{tool}</Mounted>
            </ToolProviders>
          ),
          { options, onTakenOver },
        );
  return {
    unmount() {
      root.unmount();
      // A response may have caused the crash. Its queries have no observer now, so the next start requests them
      // again.
      if (isCrashed) shell.queryClient.removeQueries({ type: 'inactive' });
    },
  };
}

function renderInto(element: HTMLElement, content: ReactNode, options: RootOptions): Root {
  const root = createRoot(element, options);
  const update = isPrerendered(element) ? startTransition : flushSync;
  update(() => root.render(content));
  return root;
}

/** From the moment that React has what is around the parts; their files are there by then. */
const PART_PATIENCE_MS = 1_000;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface TakeOver {
  options: RootOptions;
  onTakenOver(): void;
}

/** What does not match, such as a job that has gone on since, is rendered anew by React. */
function takeOver(
  element: HTMLElement,
  contentOf: (onMounted: () => void) => ReactNode,
  { options, onTakenOver }: TakeOver,
): Pick<Root, 'unmount'> {
  const parts = prerenderedParts(element);
  let root: Root | undefined;
  let isOver = false;
  const hydrate = (): void => {
    if (isOver) return;
    const partsAreThere = partsAreMounted(parts);
    // A part that the draft of this tab leaves out, such as another engine's, never comes.
    const finish = (): void =>
      void Promise.race([partsAreThere, delay(PART_PATIENCE_MS)]).then(() => isOver || onTakenOver());
    readyForReact(element);
    // In pieces, between which the page answers.
    startTransition(() => {
      root = hydrateRoot(element, contentOf(finish), { ...options, onRecoverableError: () => undefined });
    });
  };
  const loading = loadPrerenderedParts(parts);
  if (loading === null) hydrate();
  else void loading.then(hydrate);
  return {
    unmount() {
      isOver = true;
      root?.unmount();
    },
  };
}

/** The gateway has written them there. */
function prerenderedParts({ dataset }: HTMLElement): string[] {
  const names: unknown = JSON.parse(dataset['parts'] ?? '[]');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function Mounted({ onMounted, children }: { onMounted(): void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/**
 * With the page comes a prerendered screen of its first tool: something is to be seen, so the tool is rendered in
 * pieces, between which the page answers. A later tool is what a press has asked for. It is rendered in one go, or
 * its pieces would take turns with the shell's own.
 */
const isPrerendered = (element: HTMLElement): boolean =>
  (element.parentElement?.querySelector('[data-first-screen]') ?? null) !== null;
