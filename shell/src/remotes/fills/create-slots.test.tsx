import type { Registry, Slots } from '@aic/sdk';
import { defineSlots } from '@aic/sdk/slots';
import { createFakeApi, createFakeShell } from '@aic/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { remoteEntry } from '../../testing/remote-entry.ts';
import { createSlots } from './create-slots.ts';

let seen: (isIntersecting: boolean) => void = () => {};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const fills = { 'account-card': { label: 'Posters' } };
const withFill = { posters: remoteEntry({ label: 'Posters', routes: ['/posters'], fills }) };

function openPage(remotes: Registry['remotes']) {
  class Observer {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
    constructor(callback: (entries: Array<{ isIntersecting: boolean }>) => void) {
      seen = (isIntersecting) => callback([{ isIntersecting }]);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  let registry: Registry = { schema: 1, generation: 1, remotes };
  const listeners = new Set<() => void>();
  const load = vi.fn<() => Promise<Slots>>(async () =>
    defineSlots({ 'account-card': () => <p>Three posters</p> }),
  );
  const shell = createFakeShell(createFakeApi({}).fetch);
  const slots = createSlots({
    registry: () => registry,
    onRegistry: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    shell: () => shell,
  });
  const change = (next: Registry['remotes']): void => {
    registry = { ...registry, remotes: next };
    act(() => listeners.forEach((listener) => listener()));
  };
  return { slots, load, change };
}

it('loads nothing of a tool before the place is in sight', async () => {
  const { slots, load } = openPage(withFill);
  const element = document.body.appendChild(document.createElement('div'));
  const shown = slots.show('account-card', element, {});
  await vi.dynamicImportSettled();
  await act(async () => seen(false));
  expect(load).not.toHaveBeenCalled();

  await act(async () => seen(true));

  await screen.findByText('Three posters');
  shown.unmount();
  await waitFor(() => expect(element.childElementCount).toBe(0));
});

it('says whether there is anything, and follows what is released and switched off', async () => {
  const { slots, change } = openPage({});
  expect(slots.has('account-card')).toBe(false);

  change(withFill);
  expect(slots.has('account-card')).toBe(true);
  slots.show('account-card', document.body.appendChild(document.createElement('div')), {});
  await vi.dynamicImportSettled();
  await act(async () => seen(true));
  await screen.findByText('Three posters');

  change({});
  await waitFor(() => expect(screen.queryByText('Three posters')).toBeNull());
});
