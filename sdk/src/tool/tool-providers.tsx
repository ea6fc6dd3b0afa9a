import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import type { ShellApi } from '../contract/shell-api.ts';
import { ShellProvider } from './shell-context.tsx';

/** What every hook of the SDK finds around a tool, but for its router. */
export function ToolProviders({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return (
    <ShellProvider shell={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <StoreProvider store={shell.store}>{children}</StoreProvider>
      </QueryClientProvider>
    </ShellProvider>
  );
}
