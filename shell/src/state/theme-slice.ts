import type { ThemePreference } from '@aic/design-system';
import { createSlice, type PayloadAction } from '@aic/sdk';

const initialState: { preference: ThemePreference } = { preference: 'system' };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<ThemePreference>) {
      state.preference = payload;
    },
  },
});

export const { themeChosen } = themeSlice.actions;
