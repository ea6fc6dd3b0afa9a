import { createSlice, type PayloadAction } from '@aic/sdk';

export type RemoteStatus = 'loading' | 'mounted' | 'failed';

const initialState: { status: Record<string, RemoteStatus> } = { status: {} };

/** How each remote is doing, for the page's own diagnosis. */
export const remotesSlice = createSlice({
  name: 'remotes',
  initialState,
  reducers: {
    remoteChanged(state, { payload }: PayloadAction<{ name: string; status: RemoteStatus }>) {
      state.status[payload.name] = payload.status;
    },
  },
});

export const { remoteChanged } = remotesSlice.actions;
