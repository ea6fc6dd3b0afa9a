import type { Registry, RemoteEntry, Slots } from '@aic/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { remoteEntry, textTool } from '../../testing/remote-entry.ts';
import { isKnownScript } from '../../trusted-types/known-scripts.ts';
import { isLocalBuild } from '../loading/local-builds.ts';
import { createOverrides } from './overrides.ts';

const ADDRESS = 'http://localhost:4400/build-info.json';
const RELEASED = remoteEntry({ routes: ['/video'] });
const INFO = {
  name: 'video',
  version: '0.1.0',
  build: 'abc123',
  entry: 'container.js',
  global: 'aic_video_abc123',
  contract: '^1.0.0',
  assets: ['container.js', 'tool.1234abcd.js'],
  integrity: { 'container.js': 'sha384-old' },
};

const SLOTS: Slots = { mount: () => ({ update: () => {}, unmount: () => {} }) };

function openTab(kept: object, registry: Partial<Registry> = { overrides: true }, response: unknown = INFO) {
  sessionStorage.setItem('aic.overrides', JSON.stringify(kept));
  const ask = vi.fn<typeof fetch>(async () => Response.json(response));
  vi.stubGlobal('fetch', ask);
  const builds: object[] = [];
  const reloadPage = vi.fn<() => void>();
  const reports: string[] = [];
  const overrides = createOverrides({
    registry: () => ({ schema: 1, generation: 1, remotes: { video: RELEASED }, ...registry }),
    load: async (_name, build) => {
      builds.push(build);
      return textTool('local');
    },
    loadSlots: async (_name, build) => {
      builds.push(build);
      return SLOTS;
    },
    report: (error) => reports.push(String(error)),
    reloadPage,
  });
  const load = () => overrides.load('video', RELEASED, { reset: false });
  return { overrides, load, ask, builds, reloadPage, reports };
}

const banner = () => document.getElementById('aic-override');
const pressReset = (): void => banner()?.querySelector('button')?.click();

beforeEach(() => vi.unstubAllGlobals());

it('loads the local build in the place of the released one, without integrity, and says so', async () => {
  const { overrides, load, builds, ask } = openTab({ video: ADDRESS });
  await expect(load()).resolves.toMatchObject({ ok: true, build: 'abc123', isFallback: false });
  expect(banner()?.textContent).toBe('This page uses a local build of VideoReset');
  expect(ask).toHaveBeenCalledWith(
    ADDRESS,
    expect.objectContaining({ credentials: 'omit', redirect: 'error' }),
  );
  expect(builds).toEqual([
    {
      version: '0.1.0',
      build: 'abc123',
      global: 'aic_video_abc123',
      contract: '^1.0.0',
      entry: 'http://localhost:4400/container.js',
      assets: ['http://localhost:4400/container.js', 'http://localhost:4400/tool.1234abcd.js'],
      integrity: {},
      routes: ['/video'],
      killed: false,
      previous: null,
    },
  ]);
  expect(isLocalBuild(builds[0] ?? {})).toBe(true);
  expect(isLocalBuild(RELEASED)).toBe(false);
  expect(overrides.entry('video')?.build).toBe('abc123');
});

it.each([
  ['does not say that overrides are allowed', {}],
  ['does not name the remote', { overrides: true as const, remotes: {} }],
  // What a hostile response could try.
  ['says so with another value', { overrides: 'yes' } as unknown as Partial<Registry>],
])('does nothing where the registry %s', (_case, registry) => {
  const { overrides } = openTab({ video: ADDRESS }, registry);
  expect(overrides.has('video')).toBe(false);
  expect(overrides.entry('video')).toBeUndefined();
  expect(banner()).toBeNull();
});

it('calls a tool that only the registry knows by its label, and lets the files of its build run', async () => {
  const album = remoteEntry({ routes: ['/album'], label: 'Photo album', isInNavigation: true });
  const { overrides } = openTab(
    { album: 'http://localhost:4471/build-info.json' },
    { overrides: true, remotes: { album } },
    { ...INFO, name: 'album', global: 'aic_album_abc123' },
  );
  expect(isKnownScript('http://localhost:4471/lazy.js')).toBe(false);
  await expect(overrides.load('album', album, { reset: false })).resolves.toMatchObject({ ok: true });
  expect(banner()?.textContent).toBe('This page uses a local build of Photo albumReset');
  expect(isKnownScript('http://localhost:4471/lazy.js')).toBe(true);
});

it('does nothing for an address of another machine, or for names of objects', () => {
  const { overrides } = openTab({ video: 'https://evil.test/build-info.json', constructor: ADDRESS });
  expect(overrides.has('video')).toBe(false);
  expect(overrides.has('constructor')).toBe(false);
});

it.each([
  ['another remote', { ...INFO, name: 'image' }],
  ['a file of another place', { ...INFO, entry: '//evil.test/x.js' }],
  ['an asset of another place', { ...INFO, assets: ['https://evil.test/x.js'] }],
  ['a folder above', { ...INFO, assets: ['../x.js'] }],
  ['a global that is not its own', { ...INFO, global: 'fetch' }],
  ['a shell of another major', { ...INFO, contract: '^2.0.0' }],
  ['nothing', null],
])('runs nothing when the local server names %s, and offers to go back', async (_case, response) => {
  const { load, builds, reloadPage } = openTab({ video: ADDRESS }, { overrides: true }, response);
  await expect(load()).resolves.toMatchObject({ ok: false, failure: 'unreachable', entry: RELEASED });
  expect(builds).toEqual([]);
  expect(banner()?.textContent).toBe('The local build of Video could not be loadedReset');
  pressReset();
  expect(sessionStorage.getItem('aic.overrides')).toBeNull();
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('asks the local server again at each opening, so that an edit is there', async () => {
  const { overrides, load, ask } = openTab({ video: ADDRESS });
  await load();
  ask.mockResolvedValueOnce(Response.json({ ...INFO, build: 'def456', global: 'aic_video_def456' }));
  await load();
  expect(overrides.entry('video')).toMatchObject<Partial<RemoteEntry>>({ build: 'def456' });
});

it('clears the failure when the next try succeeds', async () => {
  const { load, ask, reports } = openTab({ video: ADDRESS });
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await load();
  expect(reports).toEqual(['TypeError: Failed to fetch']);
  await load();
  expect(banner()?.textContent).toBe('This page uses a local build of VideoReset');
});

it('takes what it puts into pages of others from the local build, too, and has no other where that does not come', async () => {
  const { overrides, builds } = openTab({ video: ADDRESS });
  await expect(overrides.loadSlots('video', RELEASED)).resolves.toBe(SLOTS);
  expect(builds).toMatchObject([{ entry: 'http://localhost:4400/container.js' }]);
  expect(isLocalBuild(builds[0] ?? {})).toBe(true);

  const gone = openTab({ video: ADDRESS }, { overrides: true }, null);
  await expect(gone.overrides.loadSlots('video', RELEASED)).rejects.toThrow('does not describe a build');
  expect(gone.builds).toEqual([]);
});
