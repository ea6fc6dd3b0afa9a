import type { Registry, RemoteEntry } from '@aic/sdk';
import type { RegistryPreview } from '@aic/sdk/host';
import { afterEach, expect, it, vi } from 'vitest';
import { remoteEntry } from '../../testing/remote-entry.ts';
import { noteOverlays } from '../mounting/note-overlays.ts';
import { readPreviews } from './follow-previews.ts';

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

async function openTab(tokens: readonly string[], previews?: readonly RegistryPreview[]) {
  sessionStorage.setItem('aic.previews', JSON.stringify(tokens));
  const remotes: Record<string, RemoteEntry> = { video: remoteEntry(), text: remoteEntry() };
  const registryOf = (listed?: readonly RegistryPreview[]): Registry => ({
    schema: 1,
    generation: 1,
    remotes,
    ...(listed && { previews: listed }),
  });
  let registry = registryOf();
  let follow = (): void => {};
  let query = (): string => '';
  const reloadPage = vi.fn<() => void>();
  const restart = vi.fn<(name: string) => void>();
  const report = vi.fn<(error: unknown) => void>();
  const refreshRegistry = vi.fn<() => Promise<void>>(async () => {
    registry = registryOf(previews);
  });
  const services = {
    registry: () => registry,
    onRegistry: (listener: () => void) => void (follow = listener),
    refreshRegistry,
    askRegistryWith: (next: () => string) => void (query = next),
    telemetry: { report },
  };
  const followPreviews = await readPreviews(services, reloadPage);
  followPreviews(restart);
  return {
    reloadPage,
    restart,
    query: () => query(),
    press: () => banner()?.querySelector('button')?.click(),
    read(next?: readonly RegistryPreview[]) {
      registry = registryOf(next);
      follow();
    },
  };
}

afterEach(() => {
  banner()?.querySelector('button')?.click();
  banner()?.remove();
  sessionStorage.clear();
});

it('says which build the tab has instead of the released one, and goes back to that', async () => {
  const { query, press, reloadPage } = await openTab([A], [open()]);
  expect(query()).toBe(`?preview=${A}`);
  expect(bannerText()).toBe(
    'Preview of Video: build b2, commit abcdef1, by pipeline of video, until Dec 13Leave',
  );
  expect(kept()).toEqual([A]);

  press();

  expect(kept()).toBeNull();
  expect(query()).toBe('');
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('has a line for each, and nothing of a commit that is not known', async () => {
  await openTab(
    [A, B],
    [open(), open({ token: B, name: 'text', commit: null, madeBy: 'ada at the command line' })],
  );
  expect(bannerText()).toBe(
    'Preview of Video: build b2, commit abcdef1, by pipeline of video, until Dec 13' +
      'Preview of Text: build b2, by ada at the command line, until Dec 13Leave',
  );
});

it('has three lines at most, and says how many more there are', async () => {
  await openTab(
    [],
    ['A', 'B', 'C', 'D', 'E'].map((token) => open({ token })),
  );
  expect(bannerText()).toMatch(/^(Preview of Video[^]*){3}and 2 moreLeave$/);
});

it.each([
  ['ended', 'This preview has ended.Close'],
  ['unknown', 'This preview link does not work here.Close'],
] as const)('says once why a link gives nothing (%s), until it is closed', async (state, text) => {
  const { read, press } = await openTab([A], [{ token: A, state }]);
  expect(bannerText()).toBe(text);
  expect(kept()).toBeNull();

  read();
  expect(bannerText()).toBe(text);
  press();
  expect(banner()).toBeNull();
});

it('takes a build off the page when its link has ended, and says that', async () => {
  const { read, restart } = await openTab([A], [open()]);
  read([open()]);
  expect(restart).not.toHaveBeenCalled();

  read([{ token: A, state: 'ended' }]);
  read();

  expect(restart.mock.calls).toEqual([['video']]);
  expect(bannerText()).toBe('This preview has ended.Close');
});

it('says nothing more where a gateway knows of no links, and asks the next one with them', async () => {
  const { read, restart, query } = await openTab([A], [open()]);

  read();

  expect(banner()).toBeNull();
  expect(restart).toHaveBeenCalledWith('video');
  expect(query()).toBe(`?preview=${A}`);
});

it('forgets a link that a later one to the same remote has replaced, and none that was opened since', async () => {
  await openTab([A, B, 'C'.repeat(64)], [open({ build: 'b1' }), open({ token: B })]);
  expect(bannerText()).toContain('build b2');
  expect(kept()).toEqual([B, 'C'.repeat(64)]);
});

it('leaves the released builds where the gateway does not answer', async () => {
  sessionStorage.setItem('aic.previews', JSON.stringify([A]));
  const report = vi.fn<(error: unknown) => void>();
  const followPreviews = await readPreviews({
    registry: () => ({ schema: 1, generation: 1, remotes: {} }),
    onRegistry: () => {},
    refreshRegistry: () => Promise.reject(new TypeError('offline')),
    askRegistryWith: () => {},
    telemetry: { report },
  });
  followPreviews(() => {});

  expect(report).toHaveBeenCalledOnce();
  expect([banner(), kept()]).toEqual([null, [A]]);
});

it('stays when a tool that was open meanwhile goes', async () => {
  const undo = noteOverlays();
  await openTab([A], [open()]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50));

  expect(undo()).toEqual([]);

  vi.restoreAllMocks();
  expect(banner()?.isConnected).toBe(true);
});
