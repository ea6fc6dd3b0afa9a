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
  /** `isRepeated`: it says what the one before it said. */
  current: (Toast & { isRepeated: boolean }) | null;
}

const initialState: Toasts = { current: null };

/**
 * One toast at a time (rule 9.toast). The newest answers what the user has just done, so it takes the place of the one
 * on show: nothing waits, and nothing is shown late.
 */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRaised(state, { payload }: PayloadAction<Toast>) {
      state.current = {
        ...payload,
        isRepeated: state.current !== null && saysTheSame(state.current, payload),
      };
    },
    toastDismissed(state, { payload }: PayloadAction<string>) {
      if (state.current?.id === payload) state.current = null;
    },
    /** The user goes on to something else. */
    toastCleared(state) {
      state.current = null;
    },
    /** The user has left the page that an error was about. */
    errorCleared(state) {
      if (state.current?.variant === 'destructive') state.current = null;
    },
  },
});

const saysTheSame = (one: Toast, other: Toast): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.variant === other.variant &&
  one.actionLabel === other.actionLabel;

export const { toastRaised, toastDismissed, toastCleared, errorCleared } = toastSlice.actions;
