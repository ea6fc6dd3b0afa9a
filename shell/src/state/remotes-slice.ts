import { createSlice, type PayloadAction } from '@aic/sdk';

export type RemoteStatus = 'loading' | 'mounted' | 'failed';

const initialState: { status: Record<string, RemoteStatus> } = { status: {} };

/** The state of each remote, for diagnosis in the page. */
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
