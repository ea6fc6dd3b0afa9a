import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installedVersions, linkDependencies } from './dependencies.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'aic-dependencies-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function writePackage(folder: string, manifest: object): void {
  mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, folder, 'package.json'), JSON.stringify(manifest));
}

/** A kept api that runs with `greeter` 2.3.4, and a workspace with the given version of it. */
function setUp(version: string | null, owner = 'api') {
  writePackage('kept/api', { dependencies: { greeter: 'catalog:', '@aic/contract': 'workspace:*' } });
  writePackage('kept/contract', { version: '1.0.0' });
  if (version !== null) writePackage(`now/${owner}/node_modules/greeter`, { version });
  return () =>
    linkDependencies({
      root: join(home, 'now'),
      into: join(home, 'kept'),
      packages: ['api', 'contract'],
      versions: { greeter: '2.3.4' },
    });
}

/** Of the package that the kept api finds under this name. */
function versionOf(name: string): string {
  const file = join(home, 'kept/api/node_modules', name, 'package.json');
  // Safe because every manifest of these tests has one.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

it("gives a kept package this workspace's packages of the same major, and the kept ones of its own release", () => {
  setUp('2.9.0')();

  expect(versionOf('greeter')).toBe('2.9.0');
  expect(versionOf('@aic/contract')).toBe('1.0.0');
});

it('takes an older one that is installed for the kept release alone', () => {
  const link = setUp('3.0.0');
  writePackage('now/e2e/node_modules/greeter', { version: '2.3.4' });
  link();

  expect(versionOf('greeter')).toBe('2.3.4');
});

it.each([
  ['3.0.0', 'has 3.0.0'],
  [null, 'has none'],
])('refuses to run with %s in the place of 2.3.4, and says what to do', (version, text) => {
  expect(setUp(version)).toThrow(
    new RegExp(`greeter 2\\.3\\.4; this workspace ${text}.*install the old one in e2e`),
  );
});

it('writes down the version of every package but our own', () => {
  writePackage('now/api', { dependencies: { greeter: 'catalog:', '@aic/contract': 'workspace:*' } });
  writePackage('now/contract', { dependencies: { another: 'catalog:' } });
  writePackage('now/api/node_modules/greeter', { version: '2.3.4' });
  writePackage('now/contract/node_modules/another', { version: '0.2.0' });

  expect(installedVersions(join(home, 'now'), ['api', 'contract'])).toEqual({
    another: '0.2.0',
    greeter: '2.3.4',
  });
});
