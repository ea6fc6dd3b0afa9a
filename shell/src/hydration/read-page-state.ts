import { generationsQuery, isItem, type PageState, type ShellApi } from '@aic/sdk';
import {
  creditsQuery,
  FIRST_LIBRARY_PAGE,
  firstLibraryPage,
  isProvider,
  providersQuery,
  QUERY_KEYS,
  userQuery,
  type QueryClient,
} from '@aic/sdk/host';
import { publicPageQuery, seedOfPublicPage } from './public-page-query.ts';

/** By then the library has taken its first page; whoever comes later reads it anew. */
const UNTIL_SHOWN_MS = 30_000;

/** What the gateway wrote into the HTML, or null when there is nothing that can be read: then the page asks. */
export function readPageState(page: Document): PageState | null {
  try {
    // Safe because the gateway writes this element from the same type, and what is used of it is looked at.
    const state = JSON.parse(page.getElementById('page-state')?.textContent ?? 'null') as PageState | null;
    return state !== null && typeof state === 'object' && 'user' in state ? state : null;
  } catch {
    return null;
  }
}

/**
 * Takes the gateway's responses for those of the first calls. What has changed between the HTML and the stream of
 * events is read again when the stream opens.
 */
export function seedPageState(
  { api, queryClient, events }: Pick<ShellApi, 'api' | 'queryClient' | 'events'>,
  state: PageState,
): void {
  queryClient.setQueryData(userQuery(api).queryKey, state.user);
  if (state.publicPage !== undefined) {
    const { queryKey } = publicPageQuery(api, state.publicPage.handle);
    queryClient.setQueryData(queryKey, seedOfPublicPage(state.publicPage));
  }
  if (state.user === null) return;
  const seeded = [...seed(queryClient, api, state)];
  const stop = events.onStatus((status) => {
    if (status !== 'open') return;
    stop();
    for (const queryKey of seeded) void queryClient.invalidateQueries({ queryKey });
  });
}

function* seed(queryClient: QueryClient, api: ShellApi['api'], state: PageState) {
  const { credits, list, providers } = state;
  if (typeof credits === 'number') {
    const { queryKey } = creditsQuery(api);
    queryClient.setQueryData(queryKey, { credits });
    yield queryKey;
  }
  if (Array.isArray(providers) && providers.every((provider) => isProvider(provider))) {
    const { queryKey } = providersQuery(api);
    queryClient.setQueryData(queryKey, providers);
    yield queryKey;
  }
  const first = firstLibraryPage(state);
  if (first !== undefined) {
    queryClient.setQueryDefaults(FIRST_LIBRARY_PAGE, { gcTime: UNTIL_SHOWN_MS });
    queryClient.setQueryData(first.queryKey, first.page);
    yield QUERY_KEYS.library;
  }
  if (list !== undefined && Array.isArray(list.items)) {
    const { kind } = list;
    const { queryKey } = generationsQuery(api, kind);
    const items = list.items.filter((item) => isItem(kind, item));
    // Another release may list what this one does not know: then the call decides what to make of it.
    if (items.length === list.items.length) {
      queryClient.setQueryData(queryKey, items);
      yield queryKey;
    }
  }
}
