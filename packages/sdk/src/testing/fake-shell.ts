import type { ServerEvent, User } from '@aic/contract';
import { configureStore } from '@reduxjs/toolkit';
import { createApiClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { QUERY_KEYS } from '../api/query-keys.ts';
import type { ShellApi, ToastInput } from '../contract/shell-api.ts';
import { SHELL_CONTRACT } from '../contract/version.ts';
import { draftsSlice } from '../tool/drafts-slice.ts';
import { beginEffect } from './effects.ts';
import { createFakePlayer, type FakePlayer } from './fake-player.ts';

export interface FakeShell extends ShellApi {
  /** What the tool did to its host, for assertions. */
  readonly calls: {
    toasts: ToastInput[];
    navigations: string[];
    left: string[];
    reports: unknown[];
    said: string[];
    /** How many toasts there were each time they were cleared. */
    clears: number[];
    /** Items that were opened, each with the order around it. */
    opened: { id: string; ids: readonly string[] | undefined }[];
  };
  readonly player: FakePlayer;
  /** As if the server had sent it. */
  emit(event: ServerEvent): void;
  setEventStatus(status: 'open' | 'closed'): void;
}

export const FAKE_USER: User = {
  id: '0197a000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  displayName: null,
  bio: null,
  location: null,
  website: null,
  twitterHandle: null,
  handle: null,
  emailNotifications: true,
  publicProfile: false,
  isAdmin: false,
  isPro: false,
  plan: null,
  isEmailVerified: true,
};

/**
 * A host for a tool's tests: real query client, store and API client, so that only the server at the other end is
 * faked.
 *
 * @param fetchImpl the backend, e.g. the one `createFakeApi()` makes
 */
export function createFakeShell(fetchImpl: typeof fetch, user: User = FAKE_USER): FakeShell {
  const calls: FakeShell['calls'] = {
    toasts: [],
    navigations: [],
    left: [],
    reports: [],
    said: [],
    clears: [],
    opened: [],
  };
  const listeners = new Set<(event: ServerEvent) => void>();
  const statusListeners = new Set<(status: 'open' | 'closed') => void>();
  let status: 'open' | 'closed' = 'open';
  const queryClient = createQueryClient();
  return {
    contract: SHELL_CONTRACT,
    session: { user },
    credits: { invalidate: () => void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.credits }) },
    toast: (toast) => calls.toasts.push(toast),
    clearToasts: () => calls.clears.push(calls.toasts.length),
    navigate: (to) => calls.navigations.push(to),
    leave: (to) => calls.left.push(to),
    theme: { get: () => 'dark' },
    queryClient,
    store: configureStore({ reducer: { drafts: draftsSlice.reducer } }),
    injectSlice: () => {},
    player: createFakePlayer(),
    api: createApiClient(fetchImpl),
    events: {
      subscribe: (listener) => {
        listeners.add(listener);
        const end = beginEffect('events of the shell');
        return () => {
          listeners.delete(listener);
          end();
        };
      },
      status: () => status,
      onStatus: (listener) => {
        statusListeners.add(listener);
        const end = beginEffect('the state of the event stream');
        return () => {
          statusListeners.delete(listener);
          end();
        };
      },
    },
    items: {
      open: (id, ids) => void calls.opened.push({ id, ids }),
      nextStep: async ({ id }) => ({ label: 'Next step', path: `/next?use=${id}` }),
    },
    telemetry: { report: (error) => calls.reports.push(error) },
    announce: (message) => calls.said.push(message),
    calls,
    emit: (event) => listeners.forEach((listener) => listener(event)),
    setEventStatus: (next) => {
      status = next;
      statusListeners.forEach((listener) => listener(next));
    },
  };
}
