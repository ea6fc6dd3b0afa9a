import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { settle } from '../../testing/settle.ts';
import { type ToastMessage, ToastViewport } from './toast.tsx';

const first: ToastMessage = { id: '1', title: 'First', variant: 'default' };
const second: ToastMessage = {
  id: '2',
  title: 'Second',
  description: 'Your 20 credits are back.',
  variant: 'destructive',
};

/** A page that raises `next` with a press. */
function Page({ next = second }: { next?: ToastMessage }) {
  const [toast, setToast] = useState<ToastMessage | null>(first);
  return (
    <>
      <button type="button" onClick={() => setToast(next)}>
        Raise
      </button>
      <ToastViewport
        toast={toast}
        onDismiss={(id) => setToast((shown) => (shown?.id === id ? null : shown))}
      />
    </>
  );
}

const region = () => page.getByRole('region', { name: /Notifications/ });
const toasts = () => region().getByRole('listitem');
const toastState = () => toasts().elements()[0]?.getAttribute('data-state');

const swipeRight = (px: number) =>
  userEvent.dragAndDrop(toasts(), toasts(), {
    sourcePosition: { x: 60, y: 10 },
    targetPosition: { x: 60 + px, y: 10 },
    steps: 5,
  });

describe('ToastViewport', () => {
  beforeEach(() => page.viewport(1280, 800));

  afterEach(() => {
    vi.useRealTimers();
  });

  it('[9.toast] shows one toast at a time: the newest replaces it, and the old one does not come back', async () => {
    mount(<Page />);
    await expect.element(toasts().getByText('First')).toBeVisible();

    await userEvent.click(page.getByRole('button', { name: 'Raise' }));
    await expect.element(toasts().getByText('Second')).toBeVisible();
    expect(toasts().elements()).toHaveLength(1);

    await userEvent.click(page.getByRole('button', { name: 'Close notification' }));
    await expect.poll(() => toasts().elements()).toHaveLength(0);
  });

  it('lets a toast that says the same stand still in place of the one before', async () => {
    mount(<Page next={{ ...first, id: '2', isRepeated: true }} />);
    await expect.element(toasts().getByText('First')).toBeVisible();
    expect(getComputedStyle(toasts().element()).animationName).not.toBe('none');

    await userEvent.click(page.getByRole('button', { name: 'Raise' }));

    await expect.element(toasts()).toHaveAttribute('data-repeated');
    expect(getComputedStyle(toasts().element()).animationName).toBe('none');
  });

  it('[9.toast] keeps a toast for 5000 ms, not one millisecond less', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const handleDismiss = vi.fn<(id: string) => void>();
    mount(<ToastViewport toast={first} onDismiss={handleDismiss} />);
    await settle();

    vi.advanceTimersByTime(4999);
    await settle();
    expect(toastState()).toBe('open');

    vi.advanceTimersByTime(1);
    await settle();
    expect(toastState()).not.toBe('open');
  });

  it('keeps a toast with an action for 10 s: there is something to decide', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const toast = { ...first, action: { label: 'Undo', onSelect: () => {} } };
    mount(<ToastViewport toast={toast} onDismiss={() => {}} />);
    await settle();

    vi.advanceTimersByTime(9999);
    await settle();
    expect(toastState()).toBe('open');

    vi.advanceTimersByTime(1);
    await settle();
    expect(toastState()).not.toBe('open');
  });

  it('[9.toast] keeps a toast swiped right by less than 50 px', async () => {
    const handleDismiss = vi.fn<(id: string) => void>();
    mount(<ToastViewport toast={first} onDismiss={handleDismiss} />);

    await swipeRight(45);

    await expect.element(toasts()).toHaveAttribute('data-swipe', 'cancel');
    expect(handleDismiss).not.toHaveBeenCalled();
  });

  it('[9.toast] dismisses a toast swiped right by more than 50 px', async () => {
    const handleDismiss = vi.fn<(id: string) => void>();
    mount(<ToastViewport toast={first} onDismiss={handleDismiss} />);

    await swipeRight(55);

    await expect.poll(() => handleDismiss.mock.calls).toEqual([['1']]);
  });

  it('[9.toast] moves focus to the notifications on F8', async () => {
    mount(<Page />);

    await userEvent.keyboard('{F8}');

    await expect.element(region().getByRole('list')).toHaveFocus();
  });

  it.each([
    { screenPx: 1280, widthPx: 420 },
    { screenPx: 768, widthPx: 420 },
    { screenPx: 390, widthPx: 390 },
  ])('[9.toast] is $widthPx px wide on a $screenPx px screen', async ({ screenPx, widthPx }) => {
    await page.viewport(screenPx, 800);
    mount(<Page />);

    await expect.poll(() => region().getByRole('list').element().getBoundingClientRect().width).toBe(widthPx);
  });
});
