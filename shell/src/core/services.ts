import { resolveTheme } from '@aic/design-system';
import { randomId, type Registry, type ShellApi, type Slots, type ToastInput, type User } from '@aic/sdk';
import { createApiClient, createQueryClient, QUERY_KEYS, SHELL_CONTRACT } from '@aic/sdk/host';
import { openedItem } from '../address/item-address.ts';
import { createEventStream } from '../events/shared-event-stream.ts';
import type { EventReplay } from '../hydration/event-replay.ts';
import { readFirstScreen } from '../hydration/first-screen.ts';
import { createStore } from '../state/store.ts';
import { errorCleared, toastCleared, toastRaised } from '../state/toast-slice.ts';
import { createPlayer } from './player/create-player.ts';
import { createRegistryStore } from './registry-store.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';
import { reportTelemetry } from './telemetry.ts';

interface RenderedServices {
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  announce(message: string): void;
}

interface ConnectedTools {
  preload(name: string): void;
  registryChanged(): void;
  loadSlots(name: string): Promise<Slots> | undefined;
}

interface ServicesOptions {
  /** @default the browser's */
  scrollMemory?: ScrollMemory;
  /** What most people make of an item next, of what the tools offer. @default nothing */
  nextStepOf?(
    item: Parameters<ShellApi['items']['nextStep']>[0],
    remotes: Registry['remotes'],
  ): ReturnType<ShellApi['items']['nextStep']>;
  /** The document as it was sent. @default none */
  page?: ParentNode | null;
  /** Called when the page's content has been rendered, or taken over. */
  onRendered?(): void;
  /** @default nothing was done early */
  recordedEvents?: EventReplay;
}

/** Everything that exists once per page. Created before the first render; nothing here renders. */
export function createServices(
  initialRegistry: Registry,
  {
    scrollMemory = createScrollMemory(),
    nextStepOf = () => Promise.resolve(null),
    page = null,
    onRendered,
    recordedEvents,
  }: ServicesOptions = {},
) {
  const firstScreen = readFirstScreen(page);
  const { store, rootReducer } = createStore();
  const api = createApiClient();
  const queryClient = createQueryClient();
  const events = createEventStream();
  const toastActions = new Map<string, () => void>();
  let rendered: RenderedServices = { navigate: (to) => location.assign(to), announce: () => {} };
  let user: User | null = null;
  let tools: ConnectedTools | undefined;
  /** Where a flow has led last; null once the user has moved on by a link, Back or Forward. */
  let ledTo: string | null = null;

  const toast = ({ action, ...input }: ToastInput): void => {
    const id = randomId();
    toastActions.clear();
    if (action) {
      toastActions.set(id, action.run);
    }
    store.dispatch(
      toastRaised({ id, variant: 'default', ...input, ...(action && { actionLabel: action.label }) }),
    );
  };

  const registryStore = createRegistryStore(initialRegistry, api);
  const base = {
    contract: SHELL_CONTRACT,
    credits: { invalidate: () => void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.credits }) },
    toast,
    clearToasts: () => void store.dispatch(toastCleared()),
    navigate: (to: string, options?: { replace?: boolean }) => {
      ledTo = new URL(to, location.href).pathname;
      rendered.navigate(to, options);
    },
    leave: (to: string) => location.assign(to),
    theme: { get: () => resolveTheme(store.getState().theme.preference) },
    queryClient,
    store,
    injectSlice: (slice) => {
      rootReducer.inject(slice, { overrideExisting: true });
    },
    api,
    events,
    player: createPlayer(),
    items: {
      open: (id: string, ids?: readonly string[]) => {
        const { to, ...options } = openedItem(location, id, ids);
        rendered.navigate(to, options);
      },
      nextStep: (item) => nextStepOf(item, registryStore.registry().remotes),
    },
    telemetry: { report: reportTelemetry },
    announce: (message: string) => rendered.announce(message),
  } satisfies Omit<ShellApi, 'session'>;

  const shellOf = (signedIn: User): ShellApi => ({ ...base, session: { user: signedIn } });

  return {
    ...base,
    ...registryStore,
    /** The router and the live region, once React has rendered them. */
    connect: (services: RenderedServices): void => {
      rendered = services;
      recordedEvents?.inFrame();
    },
    contentRendered: (): void => {
      recordedEvents?.inContent();
      onRendered?.();
    },
    /** The tool loader, once its file has arrived. */
    connectTools: (loaded: ConnectedTools): void => {
      tools = loaded;
    },
    preloadTool: (name: string): void => tools?.preload(name),
    /** What a tool puts into pages of others; undefined before tools are loaded. */
    loadSlots: (name: string): Promise<Slots> | undefined => tools?.loadSlots(name),
    /** Offers what was released in place of a tool that is on the page. */
    offerBuilds: (): void => tools?.registryChanged(),
    /** Another page is open. An error belongs to the page the user has left, unless its own flow has led away. */
    pageOpened: (pathname: string): void => {
      if (pathname !== ledTo) store.dispatch(errorCleared());
      ledTo = null;
    },
    setUser: (next: User | null): void => {
      user = next;
    },
    isSignedIn: (): boolean => user !== null,
    scrollMemory,
    firstScreen,
    /** The state that HTML which was made ahead was prerendered with: the page is taken over with it. */
    firstState: store.getState(),
    toastActions,
    /** The same for a part of the shell that works as tools do. */
    shellOf,
    /** The API that the tools get while a user is signed in. */
    shell: (): ShellApi => {
      if (user === null) {
        throw new Error(
          'A tool asked for the shell while no user was signed in. It should have been unmounted.',
        );
      }
      return shellOf(user);
    },
  };
}

export type Services = ReturnType<typeof createServices>;
