import type { Registry } from '@aic/sdk';
import { beforeEach, expect, it } from 'vitest';
import { files, remoteEntry } from '../testing/remote-entry.ts';
import { readRegistry } from './read-registry.ts';

const EMPTY = { schema: 1, generation: 0, remotes: {} };

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json" id="registry"></script>';
});

function read(registry: unknown): Registry {
  const element = document.getElementById('registry');
  if (element !== null) {
    element.textContent = typeof registry === 'string' ? registry : JSON.stringify(registry);
  }
  return readRegistry(document);
}

it('gives what the gateway wrote', () => {
  const registry = {
    schema: 1,
    generation: 7,
    remotes: { image: remoteEntry({ previous: files('b1', '1.0.0') }), text: remoteEntry() },
  };

  expect(read(registry)).toEqual(registry);
});

it.each(['', '{"schema":1,"rem', 'null', '[]', '{"schema":1}', '{"schema":1,"remotes":[]}', '<html>'])(
  'is empty when the page holds %j',
  (text) => {
    expect(read(text)).toEqual(EMPTY);
  },
);

it('is empty for another schema, and where the page has none', () => {
  expect(read({ schema: 2, remotes: {} })).toEqual(EMPTY);
  document.body.replaceChildren();
  expect(readRegistry(document)).toEqual(EMPTY);
});

it.each([
  ['has no files', { assets: undefined }],
  ['has files that are no names', { assets: [1] }],
  ['has no integrity', { integrity: null }],
  ['has no contract', { contract: undefined }],
  ['has a label that is no text', { label: 7 }],
  ['is to stand in the navigation without pages', { label: 'Demo', routes: undefined }],
  ['names a build before it that is none', { previous: { build: 'b1' } }],
])('drops an entry that %s, and keeps the others', (_name, change) => {
  const remotes = { image: { ...remoteEntry(), ...change }, text: remoteEntry() };

  expect(read({ ...EMPTY, remotes }).remotes).toEqual({ text: remoteEntry() });
});
