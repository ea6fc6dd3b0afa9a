import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
});

it('reloads once for each build of each remote', () => {
  expect(reloadOnce('music', 'b2', reload)).toBe(true);
  expect(reloadOnce('music', 'b2', reload)).toBe(false);
  expect(reloadOnce('music', 'b3', reload)).toBe(true);
  expect(reloadOnce('text', 'b2', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

it.each(['{broken', '"text"', 'null'])('survives %s in the storage', (stored) => {
  sessionStorage.setItem('aic.reloaded', stored);

  expect(() => reloadOnce('music', 'b2', reload)).not.toThrow();
});

it('never reloads where nothing can be remembered', () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  const isReloading = reloadOnce('music', 'b2', reload);
  blocked.mockRestore();

  expect(isReloading).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
