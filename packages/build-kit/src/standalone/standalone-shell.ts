import type { User } from '@aic/contract';
import { applyThemePreference, readThemePreference, resolveTheme } from '@aic/design-system/theme';
import type { ToastInput } from '@aic/sdk';
import { QUERY_KEYS } from '@aic/sdk/host';
import { createFakeShell, type FakeShell } from '@aic/sdk/testing/fakes';

export interface StandaloneShellOptions {
  fetch: typeof fetch;
  user: User;
  onToast(toast: ToastInput | null): void;
  /** What the tool asked its host for and this page does not have, in words. */
  onNote(note: string): void;
}

/** The tests' host, with what a person in front of it has to see: toasts, the page's theme, moves within the tool. */
export function createStandaloneShell({ fetch, user, onToast, onNote }: StandaloneShellOptions): FakeShell {
  const shell = createFakeShell(fetch, user);
  const { queryClient } = shell;
  shell.events.subscribe((event) => {
    if (event.type === 'generation') {
      void queryClient.invalidateQueries({ queryKey: [...QUERY_KEYS.generations, event.kind] });
    } else if (event.type === 'credits') {
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.credits });
    } else if (event.type === 'account') {
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.user });
    }
  });
  return {
    ...shell,
    toast: (toast) => {
      shell.toast(toast);
      onToast(toast);
    },
    clearToasts: () => {
      shell.clearToasts();
      onToast(null);
    },
    navigate: (to, options) => {
      shell.navigate(to, options);
      onNote(`navigate ${to}`);
      history[options?.replace === true ? 'replaceState' : 'pushState'](null, '', to);
      // The tool's router listens to it, as to Back and Forward.
      dispatchEvent(new PopStateEvent('popstate'));
    },
    leave: (to) => {
      shell.leave(to);
      onNote(`leave the page for ${to}`);
    },
    theme: { get: () => resolveTheme(readThemePreference()) },
    telemetry: {
      report: (error, details) => {
        shell.telemetry.report(error, details);
        onNote(`report ${String(error)}`);
        console.error(error, details);
      },
    },
  };
}

export const toggleTheme = (): void => {
  applyThemePreference(resolveTheme(readThemePreference()) === 'dark' ? 'light' : 'dark');
};
