import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildInfo } from '@aic/contract/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { publishBuild } from './publish-build.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-two-tools-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const publish = (folder: string) => publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });

describe('two tools', () => {
  const page = (name: string, label: string) => ({ label, isInNavigation: true, routes: [`/${name}`] });
  const release = (name: string, build: string) =>
    sql`select release_remote(${name}, 'stable', ${build}, 100, 'Ada')`;

  it('are not called alike, whichever is published or released first', async () => {
    const demo = await writeTestBuild(dataDir, {
      name: 'demo-a',
      build: 'aaaaaa1',
      ...page('demo-a', 'Poster'),
    });
    const other = await writeTestBuild(dataDir, {
      name: 'demo-b',
      build: 'aaaaaa1',
      ...page('demo-b', 'ＰOSTER'),
    });
    await publish(demo);
    await publish(other);
    await release('demo-a', 'aaaaaa1');

    await expect(release('demo-b', 'aaaaaa1')).rejects.toThrow('label_taken');
    const more = await writeTestBuild(dataDir, {
      name: 'demo-c',
      build: 'aaaaaa1',
      ...page('demo-c', 'poster'),
    });
    await expect(publish(more)).rejects.toThrow('Its label is that of demo-a');

    await sql`select remove_remote('demo-a', 'Ada')`;
    await release('demo-b', 'aaaaaa1');
  });

  it('of the stock plugin do not keep their files under one name, unless it is none', async () => {
    const stock = async (name: string, build: string, array: string) => {
      const folder = await writeTestBuild(dataDir, {
        name,
        build,
        isStock: true,
        global: name,
        ...page(name, name),
      });
      const code = `self.${array}=self.${array}||[]`;
      const infoFile = join(folder, 'build-info.json');
      // Safe because writeTestBuild has written it.
      const info = JSON.parse(await readFile(infoFile, 'utf8')) as BuildInfo;
      info.integrity['container.js'] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      await writeFile(join(folder, 'container.js'), code);
      await writeFile(infoFile, JSON.stringify(info));
      return folder;
    };
    for (const name of ['first', 'second']) await publish(await stock(name, 'aaaaaa1', 'rspackChunk'));
    await release('first', 'aaaaaa1');
    await release('second', 'aaaaaa1');
    await publish(await stock('first', 'aaaaaa2', 'rspackChunkapp'));
    await release('first', 'aaaaaa2');

    await expect(publish(await stock('second', 'aaaaaa2', 'rspackChunkapp'))).rejects.toThrow(
      'the global array of those of first',
    );
  });
});
