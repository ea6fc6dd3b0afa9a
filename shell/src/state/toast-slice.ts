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

/**
 * The first is the one that is shown (rule 9.toast: one at a time). First in, first out, but errors come before success
 * messages: they answer a press, and the page may be about to change because of them. A success message that is
 * interrupted is shown again.
 */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRaised(state, { payload }: PayloadAction<Toast>) {
      const isAhead = ({ variant }: Toast) => payload.variant === 'default' || variant === 'destructive';
      const place = state.queue.findLastIndex(isAhead) + 1;
      state.queue.splice(place, 0, payload);
    },
    toastDismissed(state, { payload }: PayloadAction<string>) {
      state.queue = state.queue.filter(({ id }) => id !== payload);
    },
  },
});

export const { toastRaised, toastDismissed } = toastSlice.actions;
