import { createSlice, type PayloadAction } from '@aic/sdk';

export interface Toast {
  id: string;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  /** Actions are functions, so they stay outside the store: this is their key. */
  actionLabel?: string;
}

interface Toasts {
  queue: Toast[];
}

const initialState: Toasts = { queue: [] };

/** First in, first out: one toast is visible at a time (spec section 9). */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRaised(state, { payload }: PayloadAction<Toast>) {
      state.queue.push(payload);
    },
    toastDismissed(state, { payload }: PayloadAction<string>) {
      state.queue = state.queue.filter(({ id }) => id !== payload);
    },
  },
});

export const { toastRaised, toastDismissed } = toastSlice.actions;
