import type { Generation, ServerEvent, User } from '@aic/contract';
import type { Reducer, Slice, Store } from '@reduxjs/toolkit';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import type { Player } from './player.ts';
import type { ShellSlots } from './slots.ts';

export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; run(): void };
}

export type ResolvedTheme = 'dark' | 'light';

export interface ServerEvents {
  /** Called for each event of the user, in order, in every tab. @returns unsubscribe */
  subscribe(listener: (event: ServerEvent) => void): () => void;
  /** `open` while events arrive; tools fall back to polling while it is `closed`. */
  status(): 'open' | 'closed';
  onStatus(listener: (status: 'open' | 'closed') => void): () => void;
}

export interface NextStep {
  /** 'Animate' */
  label: string;
  path: string;
}

/** What the shell gives to every tool. Within version 1 members are only ever added. */
export interface ShellApi {
  /** Semantic version, checked against the tool's range before it is mounted. */
  readonly contract: string;
  /** A tool is only on the page while a user is signed in. */
  readonly session: { readonly user: User };
  readonly credits: { invalidate(): void };
  /** Shows a toast; it replaces the one on show. */
  toast(toast: ToastInput): void;
  /** Since 1.4. For a press that costs something: what is on show was about something earlier. */
  clearToasts(): void;
  /** Changes the route through the shell's router. Never call `history` or single-spa yourself. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Full page navigation, e.g. to `/api/login`. */
  leave(to: string): void;
  readonly theme: { get(): ResolvedTheme };
  readonly queryClient: QueryClient;
  readonly store: Store;
  /** Adds a tool's slice to the store; a newer build of the same tool replaces it. */
  injectSlice(slice: Pick<Slice, 'reducer' | 'reducerPath'> & { reducer: Reducer }): void;
  readonly api: ApiClient;
  readonly events: ServerEvents;
  /** Since 1.1. Goes on while the user moves between tools. */
  readonly player: Player;
  /** Since 1.8. The view of one item, over whatever page is open; it has an address of its own. */
  readonly items: {
    /** Shows an item large. @param ids the order that previous and next follow; without it there is neither */
    open(id: string, ids?: readonly string[]): void;
    /**
     * Since 1.10. Where a finished item goes next: an address of another tool that takes it over, and what it becomes
     * there. Null where no tool of the registry takes it so.
     * @param item since 1.11 with what it was made from: a track that was made for a film goes under it
     */
    nextStep(
      item: Pick<Generation, 'id' | 'kind' | 'status'> & Pick<Partial<Generation>, 'madeFrom'>,
    ): Promise<NextStep | null>;
  };
  /**
   * Since 1.12. Places of a page that other tools fill: the component `Slot` of `@aic/sdk/slots`. Parts of the shell
   * have none.
   */
  readonly slots?: ShellSlots;
  readonly telemetry: { report(error: unknown, details?: Readonly<Record<string, string>>): void };
  /** Says a sentence to screen readers, politely. */
  announce(message: string): void;
}
