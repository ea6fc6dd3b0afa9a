import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
    draftsCleared(state) {
      state.byKey = {};
    },
    draftsRestored(state, { payload }: PayloadAction<Record<string, object>>) {
      state.byKey = payload;
    },
  },
});

export const { draftChanged, draftsCleared, draftsRestored } = draftsSlice.actions;
