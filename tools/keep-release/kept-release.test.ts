import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extractArchive } from './archive.ts';
import { keepRelease } from './keep-release.ts';
import { KEPT_RELEASE_FOLDER, MANIFEST_FILE, readManifest } from './manifest.ts';
import { turnVersion, versionOf } from './turn-version.ts';
import { unpackRelease } from './unpack-release.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, KEPT_RELEASE_FOLDER);

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'aic-kept-'));
});
afterEach(() => rmSync(home, { recursive: true }));

describe('the kept release', () => {
  it('unpacks into builds that can be published and a gateway that can be run, of one contract', async () => {
    const { manifest, frontends, gatewayFolder } = await unpackRelease(root, home);

    for (const { name, build, folder } of frontends) {
      const info = JSON.parse(readFileSync(join(folder, 'build-info.json'), 'utf8')) as {
        integrity: object;
        contract: string;
      };
      expect(info).toMatchObject({ name, build });
      expect(Object.keys(info.integrity).filter((file) => !existsSync(join(folder, file)))).toEqual([]);
      expect(info.contract.replace('^', '')).toBe(manifest.contract);
    }
    expect(frontends.map(({ name }) => name)).toEqual(expect.arrayContaining(['shell', 'image', 'text']));
    expect(existsSync(join(gatewayFolder, 'src/main.ts'))).toBe(true);
    expect(JSON.parse(readFileSync(join(gatewayFolder, 'sql/release.json'), 'utf8'))).toEqual(
      manifest.schema,
    );
  });

  it('is the version before the one of this workspace, and has its line in the changelog', () => {
    const { release = 0, commit = '' } = readManifest(kept) ?? {};
    writeFileSync(join(home, 'package.json'), '{ "version": "0.1.0" }');
    writeFileSync(join(home, 'CHANGELOG.md'), '## Unreleased\n\n- A change.\n');
    for (let n = 0; n < 2; n += 1) turnVersion(home, { release: 7, commit: 'abc' });
    expect(readFileSync(join(home, 'package.json'), 'utf8')).toBe('{ "version": "0.8.0" }');
    expect(readFileSync(join(home, 'CHANGELOG.md'), 'utf8')).toBe(
      '## Unreleased\n\n## 0.7.0 (abc)\n\n- A change.\n',
    );
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(version).toBe(versionOf(release + 1));
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(
      `## ${versionOf(release)} (${commit})\n`,
    );
  });

  it("weighs at most 2 MB, as it is in everybody's clone", () => {
    const bytes = readdirSync(kept).reduce((sum, file) => sum + statSync(join(kept, file)).size, 0);

    expect(bytes).toBeLessThan(2_000_000);
  });

  it('is not taken when an archive is not the one that was kept', async () => {
    const gateway = readManifest(kept)?.gateway ?? { archive: '', sha256: '' };
    cpSync(kept, join(home, 'copy'), { recursive: true });
    const file = join(home, 'copy', gateway.archive);
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(1000) ^ 1, 1000);
    writeFileSync(file, bytes);

    await expect(extractArchive(join(home, 'copy'), gateway, join(home, 'out'))).rejects.toThrow(
      'is not the file',
    );
    expect(existsSync(join(home, 'out'))).toBe(false);
  });
});

describe('keeping a release', () => {
  it('refuses a workspace that is not exactly a commit, and keeps what was kept', async () => {
    const [workspace, folder] = [join(home, 'workspace'), join(home, 'kept')];
    mkdirSync(workspace);
    cpSync(join(kept, MANIFEST_FILE), join(folder, MANIFEST_FILE));
    const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace, stdio: 'ignore' });
    git('init');
    writeFileSync(join(workspace, 'file.txt'), 'one');
    git('add', '.');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-m', 'First');
    writeFileSync(join(workspace, 'file.txt'), 'two');

    await expect(keepRelease({ root: workspace, folder })).rejects.toThrow('not committed');
    expect(readManifest(folder)).toEqual(readManifest(kept));
  });
});
