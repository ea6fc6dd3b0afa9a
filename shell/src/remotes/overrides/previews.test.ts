import type { Registry, RemoteEntry } from '@aic/sdk';
import type { RegistryPreview } from '@aic/sdk/host';
import { afterEach, expect, it, vi } from 'vitest';
import { remoteEntry } from '../../testing/remote-entry.ts';
import { noteOverlays } from '../mounting/note-overlays.ts';
import { createPreviews } from './previews.ts';

const A = 'A'.repeat(64);
const B = 'B'.repeat(64);

const open = (change: Partial<Extract<RegistryPreview, { state: 'open' }>> = {}): RegistryPreview => ({
  token: A,
  state: 'open',
  name: 'video',
  build: 'b2',
  commit: 'abcdef1234',
  madeBy: 'token pipeline of video',
  endsAt: '2026-12-13T10:00:00.000Z',
  ...change,
});

const banner = () => document.getElementById('aic-override');
const bannerText = () => banner()?.textContent ?? null;
const kept = (): unknown => JSON.parse(sessionStorage.getItem('aic.previews') ?? 'null');

function openTab(tokens: readonly string[], previews?: readonly RegistryPreview[]) {
  sessionStorage.setItem('aic.previews', JSON.stringify(tokens));
  const remotes: Record<string, RemoteEntry> = { video: remoteEntry(), text: remoteEntry() };
  let registry: Registry = { schema: 1, generation: 1, remotes, ...(previews && { previews }) };
  const reloadPage = vi.fn<() => void>();
  const tab = createPreviews({ registry: () => registry, reloadPage });
  tab.registryChanged();
  return {
    tab,
    reloadPage,
    press: () => banner()?.querySelector('button')?.click(),
    read(next: readonly RegistryPreview[] | undefined) {
      registry = { schema: 1, generation: 2, remotes, ...(next && { previews: next }) };
      return tab.registryChanged();
    },
  };
}

afterEach(() => {
  banner()?.querySelector('button')?.click();
  banner()?.remove();
});

it('says which build the tab has instead of the released one, and goes back to that', async () => {
  const { tab, press, reloadPage } = openTab([A], [open()]);
  await expect
    .poll(bannerText)
    .toBe('Preview of Video: build b2, commit abcdef1, by pipeline of video, until Dec 13Leave');
  expect([tab.has('video'), tab.has('text')]).toEqual([true, false]);
  expect(kept()).toEqual([A]);

  press();

  expect(kept()).toEqual([]);
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('has a line for each, and nothing of a commit that is not known', async () => {
  openTab(
    [A, B],
    [open(), open({ token: B, name: 'text', commit: null, madeBy: 'ada at the command line' })],
  );
  await expect
    .poll(bannerText)
    .toBe(
      'Preview of Video: build b2, commit abcdef1, by pipeline of video, until Dec 13' +
        'Preview of Text: build b2, by ada at the command line, until Dec 13Leave',
    );
});

it('has three lines at most, and says how many more there are', async () => {
  openTab(
    [],
    ['A', 'B', 'C', 'D', 'E'].map((token) => open({ token })),
  );
  await expect.poll(bannerText).toMatch(/^(Preview of Video[^]*){3}and 2 moreLeave$/);
});

it.each([
  ['ended', 'This preview has ended.Close'],
  ['unknown', 'This preview link does not work here.Close'],
] as const)('says once why a link gives nothing (%s), until it is closed', async (state, text) => {
  const { tab, read, press } = openTab([A], [{ token: A, state }]);
  await expect.poll(bannerText).toBe(text);
  expect(tab.has('video')).toBe(false);
  expect(kept()).toEqual([]);

  read([]);
  await vi.dynamicImportSettled();
  expect(bannerText()).toBe(text);
  press();
  expect(banner()).toBeNull();
});

it('names the remotes whose link has ended since, and says that', async () => {
  const { tab, read } = openTab([A], [open()]);
  await expect.poll(bannerText).toContain('Preview of Video');

  expect(read([{ token: A, state: 'ended' }])).toEqual(['video']);

  await expect.poll(bannerText).toBe('This preview has ended.Close');
  expect(tab.has('video')).toBe(false);
  expect(read([])).toEqual([]);
});

it('says nothing more where a gateway knows of no links', async () => {
  const { read } = openTab([A], [open()]);
  await expect.poll(bannerText).toContain('Preview of Video');

  expect(read(undefined)).toEqual(['video']);

  await expect.poll(banner).toBeNull();
  // The next gateway may know of it.
  expect(kept()).toEqual([A]);
});

it('forgets a link that a later one to the same remote has replaced, and none that was opened since', async () => {
  const { tab } = openTab([A, B, 'C'.repeat(64)], [open({ build: 'b1' }), open({ token: B })]);
  await expect.poll(bannerText).toContain('build b2');
  expect(tab.has('video')).toBe(true);
  expect(kept()).toEqual([B, 'C'.repeat(64)]);
});

it('does not show anything where the tab has no link', async () => {
  openTab([]);
  await vi.dynamicImportSettled();
  expect(banner()).toBeNull();
});

it('stays when a tool that was open meanwhile goes', async () => {
  const undo = noteOverlays();
  openTab([A], [open()]);
  await expect.poll(bannerText).toContain('Preview of Video');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50));

  expect(undo()).toEqual([]);

  vi.restoreAllMocks();
  expect(banner()?.isConnected).toBe(true);
});
