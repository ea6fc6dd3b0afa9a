import { combineSlices, configureStore, draftsSlice } from '@aic/sdk/host';
import { remotesSlice } from './remotes-slice.ts';
import { themeSlice } from './theme-slice.ts';
import { toastSlice } from './toast-slice.ts';

/** Client state that outlives a tool. Server state is only in the query cache. Tools inject their own slices. */
export function createStore() {
  const rootReducer = combineSlices(draftsSlice, remotesSlice, themeSlice, toastSlice);
  const store = configureStore({ reducer: rootReducer });
  return { store, rootReducer };
}

export type ShellStore = ReturnType<typeof createStore>['store'];
export type ShellState = ReturnType<ShellStore['getState']>;
