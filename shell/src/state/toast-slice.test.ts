import { expect, it } from 'vitest';
import { createStore } from './store.ts';
import { toastDismissed, toastRaised } from './toast-slice.ts';

const setUp = () => {
  const { store } = createStore();
  return {
    raise: (id: string, variant: 'default' | 'destructive' = 'default') =>
      store.dispatch(toastRaised({ id, title: `Toast ${id}`, variant })),
    dismiss: (id: string) => store.dispatch(toastDismissed(id)),
    queue: () => store.getState().toasts.queue.map(({ id }) => id),
  };
};

it('[9.toast] queues first in, first out: the oldest is the one on show', () => {
  const { raise, dismiss, queue } = setUp();

  raise('a');
  raise('b');
  raise('c');
  expect(queue()).toEqual(['a', 'b', 'c']);

  dismiss('a');
  expect(queue()).toEqual(['b', 'c']);
});

it('takes out only the toast that has gone, wherever it stands, and once', () => {
  const { raise, dismiss, queue } = setUp();
  raise('a');
  raise('b');

  dismiss('b');
  dismiss('b');
  dismiss('unknown');

  expect(queue()).toEqual(['a']);
});

it('shows what went wrong before good news, and each kind in its order', () => {
  const { raise, queue } = setUp();
  raise('copied');
  raise('failed', 'destructive');
  raise('ready');
  raise('unauthorized', 'destructive');

  expect(queue()).toEqual(['failed', 'unauthorized', 'copied', 'ready']);
});
