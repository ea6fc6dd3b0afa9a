import { expect, it, vi } from 'vitest';
import { refreshOnReturn } from './refresh-on-return.ts';

const comeBack = (): void => {
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
};

it('asks when the user comes back, at most once a minute', () => {
  vi.useFakeTimers();
  const refresh = vi.fn<() => void>();
  refreshOnReturn(refresh);

  comeBack();
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  comeBack();
  comeBack();
  expect(refresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  comeBack();
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('asks nothing while the page is going out of sight', () => {
  vi.useFakeTimers();
  const refresh = vi.fn<() => void>();
  refreshOnReturn(refresh);
  vi.advanceTimersByTime(60_000);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  comeBack();

  expect(refresh).not.toHaveBeenCalled();
});
