import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftsCleared } from './drafts-cleared.ts';

interface Drafts {
  byKey: Record<string, object>;
}

export interface DraftsState {
  drafts: Drafts;
}

const initialState: Drafts = { byKey: {} };

/** Unsent composer input of every tool. Emptied on logout. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftChanged(state, { payload }: PayloadAction<{ key: string; change: object }>) {
      state.byKey[payload.key] = { ...state.byKey[payload.key], ...payload.change };
    },
    draftsRestored(state, { payload }: PayloadAction<Record<string, object>>) {
      state.byKey = payload;
    },
  },
  extraReducers: (builder) =>
    void builder.addCase(draftsCleared().type, (state) => {
      state.byKey = {};
    }),
});

export const { draftChanged, draftsRestored } = draftsSlice.actions;
