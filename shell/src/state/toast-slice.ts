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
 * The first is the one on show (spec section 9: one at a time). First in, first out, but what went wrong comes before good
 * news: it answers a press, and a page may be about to change because of it. Good news that was on show comes again.
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
