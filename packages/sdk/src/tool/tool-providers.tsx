import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import type { ShellApi } from '../contract/shell-api.ts';
import { Styles } from '../platform/styles.tsx';
import { draftsSlice } from './drafts-slice.ts';
import { ShellProvider } from './shell-context.tsx';

interface ToolProvidersProps {
  shell: ShellApi;
  /**
   * React begins with the state that the first screen was rendered with, and goes on with the present one. @default
   * false
   */
  isTakingOver?: boolean;
  children: ReactNode;
}

/** What every hook of the SDK finds around a tool, but for its router. */
export function ToolProviders({ shell, isTakingOver, children }: ToolProvidersProps) {
  return (
    <Styles>
      <ShellProvider shell={shell}>
        <QueryClientProvider client={shell.queryClient}>
          <StoreProvider store={shell.store} serverState={isTakingOver && withoutDrafts(shell)}>
            {children}
          </StoreProvider>
        </QueryClientProvider>
      </ShellProvider>
    </Styles>
  );
}

/** Drafts are kept in the browser alone. */
const withoutDrafts = ({ store }: ShellApi): unknown => ({
  // Safe because a store's state is an object of slices.
  ...(store.getState() as object),
  drafts: draftsSlice.getInitialState(),
});
