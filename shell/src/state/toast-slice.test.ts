import { expect, it } from 'vitest';
import { createStore } from './store.ts';
import { errorCleared, toastCleared, toastDismissed, toastRaised } from './toast-slice.ts';

const setUp = () => {
  const { store } = createStore();
  return {
    store,
    raise: (id: string, title = `Toast ${id}`, variant: 'default' | 'destructive' = 'default') =>
      store.dispatch(toastRaised({ id, title, variant })),
    current: () => store.getState().toasts.current,
  };
};

it('[9.toast] shows the newest: it replaces the one on show, which does not come back', () => {
  const { store, raise, current } = setUp();

  raise('failed', 'Login failed', 'destructive');
  raise('welcome', 'Welcome back!');
  expect(current()?.title).toBe('Welcome back!');

  store.dispatch(toastDismissed('welcome'));
  expect(current()).toBeNull();
});

it('takes out only the toast that has gone, not the one that has replaced it', () => {
  const { store, raise, current } = setUp();
  raise('a');
  raise('b');

  store.dispatch(toastDismissed('a'));

  expect(current()?.id).toBe('b');
});

it('merges a toast into an identical one on show, and not into one that says something else', () => {
  const { raise, current } = setUp();

  raise('a', 'Error', 'destructive');
  expect(current()?.isRepeated).toBe(false);

  raise('b', 'Error', 'destructive');
  expect(current()).toMatchObject({ id: 'b', isRepeated: true });

  raise('c', 'Error');
  expect(current()).toMatchObject({ id: 'c', isRepeated: false });
});

it('clears an error, not a success, when the user leaves the page', () => {
  const { store, raise, current } = setUp();

  raise('a', 'Welcome back!');
  store.dispatch(errorCleared());
  expect(current()?.id).toBe('a');

  raise('b', 'Login failed', 'destructive');
  store.dispatch(errorCleared());
  expect(current()).toBeNull();
});

it('clears any toast when the user starts something new', () => {
  const { store, raise, current } = setUp();
  raise('a');

  store.dispatch(toastCleared());

  expect(current()).toBeNull();
});
