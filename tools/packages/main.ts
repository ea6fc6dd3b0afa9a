import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pack, publish } from './pack.ts';
import { writePackages } from './write-packages.ts';

const USAGE = `npm run packages -- [--to FOLDER] [--publish REGISTRY]

  Writes the packages that teams outside of this workspace install as tarballs, by default into dist/packages.

  --to         another folder
  --publish    sends them to a registry, too, such as https://npm.example.com, as npm is signed in there`;

const root = join(import.meta.dirname, '../..');

try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, publish: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) console.log(USAGE);
  else await run(resolve(values.to ?? join(root, 'dist/packages')), values.publish);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(to: string, registry: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aic-packages-'));
  try {
    await mkdir(to, { recursive: true });
    const tarballs = await pack(await writePackages(root, folder), to);
    for (const tarball of tarballs) {
      if (registry === undefined) {
        console.log(relative(process.cwd(), tarball.file));
      } else {
        console.log(`${tarball.id} ${(await publish(tarball, registry)) ? 'is sent' : 'was there already'}`);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
