import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { ShellApi } from '../contract/shell-api.ts';
import type { MountedTool, ToolContext } from '../contract/tool.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ToolProviders } from './tool-providers.tsx';

/** Creates the tool's own React root: an error in it can never reach the shell's tree or another tool. */
export function mountTool(
  name: string,
  context: ToolContext,
  render: (shell: ShellApi) => ReactNode,
): MountedTool {
  const { element, shell } = context;
  let isCrashed = false;
  const crash = (error: unknown): void => {
    if (!isCrashed) {
      isCrashed = true;
      context.onCrash(error);
    }
  };
  const root = createRoot(element, { identifierPrefix: `${name}-`, onUncaughtError: crash });
  const draw = isDrawnAhead(element) ? startTransition : flushSync;
  draw(() => {
    root.render(
      <ToolProviders shell={shell}>
        <BrowserRouter>
          <ErrorBoundary onError={crash}>{render(shell)}</ErrorBoundary>
        </BrowserRouter>
      </ToolProviders>,
    );
  });
  return {
    unmount() {
      root.unmount();
      // A server answer may have caused the crash. Its queries have no observer now, so the next start requests them
      // again.
      if (isCrashed) shell.queryClient.removeQueries({ type: 'inactive' });
    },
  };
}

/**
 * With the page comes a drawing of its first tool: something is to be seen, so the tool is drawn in pieces, between which the page
 * answers. A later tool is what a press has asked for. It is drawn in one go, or its pieces would take turns with the shell's own.
 */
const isDrawnAhead = (element: HTMLElement): boolean =>
  (element.parentElement?.querySelector('[data-first-screen]') ?? null) !== null;
