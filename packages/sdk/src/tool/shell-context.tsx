import { createContext, use, type ReactNode } from 'react';
import type { ShellApi } from '../contract/shell-api.ts';

/** Null outside of a tool. Function components take `useShell`. */
export const ShellContext = createContext<ShellApi | null>(null);

export function ShellProvider({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The host's services. @throws Error outside of a mounted tool or a test's `renderTool`. */
export function useShell(): ShellApi {
  const shell = use(ShellContext);
  if (shell === null) {
    throw new Error(
      'useShell() was called outside of a tool, so there is no host to talk to. Render through defineTool(), or through renderTool() from @aic/sdk/testing in tests.',
    );
  }
  return shell;
}
