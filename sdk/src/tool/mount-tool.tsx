import { startTransition, type ReactNode } from 'react';
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
  // In pieces: the skeleton before it can be left meanwhile.
  startTransition(() => {
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
