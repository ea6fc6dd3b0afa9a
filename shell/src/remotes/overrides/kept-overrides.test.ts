import { expect, it, vi } from 'vitest';
import { remoteEntry } from '../../testing/remote-entry.ts';
import { forgetOverrides, keepOverrides, localBuildAddress, readOverrides } from './kept-overrides.ts';
import { keptPreviews } from './kept-previews.ts';

const ADDRESS = 'http://localhost:4400/build-info.json';
const ALLOWING = {
  schema: 1,
  generation: 1,

  overrides: true,
  remotes: { video: remoteEntry(), text: remoteEntry() },
} as const;

const open = (path: string): void => {
  history.replaceState(null, '', path);
  keepOverrides();
};

it.each([ADDRESS, 'http://127.0.0.1:4400/a/build-info.json'])('takes %s', (address) => {
  expect(localBuildAddress(address)).toBe(address);
});

it.each([
  'javascript:alert(1)//build-info.json',
  'data:application/json,{}/build-info.json',
  'blob:http://localhost:4400/build-info.json',
  'file:///build-info.json',
  'https://evil.test/build-info.json',
  'http://evil.test/build-info.json',
  'http://localhost.evil.test/build-info.json',
  'http://localhost@evil.test/build-info.json',
  'http://user@localhost/build-info.json',
  'http://evil.test\\@localhost/build-info.json',
  'http://192.168.0.1/build-info.json',
  '//localhost/build-info.json',
  '/build-info.json',
  'http://localhost:4400/other.json',
  'http://localhost:4400/#/build-info.json',
  'http://localhost:4400/?/build-info.json',
  '',
])('refuses %j', (address) => {
  expect(localBuildAddress(address)).toBeNull();
});

it('keeps what the address names for this tab, and takes it out of the address', () => {
  open(`/video?a=1&remote.video=${encodeURIComponent(ADDRESS)}#end`);
  expect(location.pathname + location.search + location.hash).toBe('/video?a=1#end');
  open('/music');
  expect([...readOverrides(ALLOWING)]).toEqual([['video', ADDRESS]]);
});

it('keeps links to builds for this tab as well, the last one opened last', () => {
  const [a, b] = ['A'.repeat(64), 'B'.repeat(64)];
  open(`/auth?returnTo=%2Fdemo&preview=${a}&preview=${b}&preview=%22`);
  expect(location.search).toBe('?returnTo=%2Fdemo');
  expect(keptPreviews()).toEqual([a, b]);
  open(`/?preview=${a}`);
  expect(location.search).toBe('');
  expect(keptPreviews()).toEqual([b, a]);
  sessionStorage.setItem('aic.previews', '{');
  expect(keptPreviews()).toEqual([]);
});

it('keeps nothing of a hostile address, and still takes it out', () => {
  open(
    '/video?remote.video=javascript:alert(1)&remote.__proto__=http://localhost/build-info.json&remote.A%20b=x',
  );
  expect(location.search).not.toContain('remote.video');
  expect([...readOverrides(ALLOWING)]).toEqual([]);
});

it('looks at what was kept again: anything may have written it', () => {
  sessionStorage.setItem(
    'aic.overrides',
    JSON.stringify({ video: 'https://evil.test/build-info.json', text: 7 }),
  );
  expect([...readOverrides(ALLOWING)]).toEqual([]);
  sessionStorage.setItem('aic.overrides', '{');
  expect([...readOverrides(ALLOWING)]).toEqual([]);
});

it('counts only what the server allows, for remotes that it names', () => {
  open(`/?remote.video=${ADDRESS}&remote.constructor=${ADDRESS}`);
  const { overrides: _, ...silent } = ALLOWING;
  expect([...readOverrides(silent)]).toEqual([]);
  expect([...readOverrides({ ...ALLOWING, remotes: {} })]).toEqual([]);
  expect([...readOverrides(ALLOWING).keys()]).toEqual(['video']);
});

it('forgets', () => {
  open(`/?remote.video=${ADDRESS}`);
  forgetOverrides();
  expect([...readOverrides(ALLOWING)]).toEqual([]);
});

it('does without a storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  open(`/?remote.video=${ADDRESS}`);
  expect([...readOverrides(ALLOWING)]).toEqual([]);
  vi.restoreAllMocks();
});
