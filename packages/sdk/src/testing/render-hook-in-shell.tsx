import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, type RenderHookResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import type { ShellApi } from '../contract/shell-api.ts';
import { ShellProvider } from '../tool/shell-context.tsx';

/** Runs one of the SDK's hooks inside a host, as a tool's component would. */
export function renderHookInShell<Result>(
  shell: ShellApi,
  hook: () => Result,
): RenderHookResult<Result, void> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellProvider shell={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <StoreProvider store={shell.store}>{children}</StoreProvider>
      </QueryClientProvider>
    </ShellProvider>
  );
  return renderHook(hook, { wrapper });
}
