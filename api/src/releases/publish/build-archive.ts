import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BuildInfo } from '@aic/contract/schemas';
import { getMimeType } from 'hono/utils/mime';
import pLimit from 'p-limit';
import type { Bucket } from '../../platform/storage/bucket.ts';

export type BuildKey = Pick<BuildInfo, 'name' | 'build'>;

/** Where gateways on several machines find what was published. All throw StorageUnavailable while it is away. */
export interface BuildArchive {
  /** Puts in what is missing of a kept build. Returns whether this call has made it whole. */
  push(build: BuildKey, folder: string): Promise<boolean>;
  /** Writes the files of a build into a folder. False: it is not there as a whole. */
  pull(build: BuildKey, folder: string): Promise<boolean>;
  remove(build: BuildKey): Promise<void>;
  /** All of which anything is there. */
  list(): Promise<BuildKey[]>;
}

/** Written last and removed first: a build is there when it is. */
const LAST = 'build-info.json';
/** As `receive-build.ts` takes them, and their compressed forms. */
const FILE_NAME = /^[\w@][\w.@-]*$/;
const FILES_AT_ONCE = 8;

/** Builds as objects `builds/<name>/<build>/<file>` of a bucket. */
export function createBuildArchive(bucket: Bucket): BuildArchive {
  const folderOf = ({ name, build }: BuildKey): string => `builds/${name}/${build}/`;

  async function filesOf(build: BuildKey): Promise<string[]> {
    const folder = folderOf(build);
    const files: string[] = [];
    for await (const page of bucket.list(folder)) {
      files.push(...page.map(({ name }) => name.slice(folder.length)).filter((name) => FILE_NAME.test(name)));
    }
    return files;
  }

  return {
    async push(build, folder) {
      const known = await filesOf(build);
      const isWhole = known.includes(LAST);
      // What is left of a push that was cut off may be of other sources.
      const missing = (await readdir(folder)).filter((file) => !(isWhole && known.includes(file)));
      const limit = pLimit(FILES_AT_ONCE);
      const put = async (file: string): Promise<void> => {
        const type = getMimeType(file) ?? 'application/octet-stream';
        await bucket.put(folderOf(build) + file, await readFile(join(folder, file)), type);
      };
      await Promise.all(missing.filter((file) => file !== LAST).map((file) => limit(() => put(file))));
      if (missing.includes(LAST)) await put(LAST);
      return !isWhole;
    },

    async pull(build, folder) {
      const files = await filesOf(build);
      if (!files.includes(LAST)) return false;
      const limit = pLimit(FILES_AT_ONCE);
      const get = async (file: string): Promise<void> =>
        writeFile(join(folder, file), await buffer(await bucket.read(folderOf(build) + file)));
      await Promise.all(files.map((file) => limit(() => get(file))));
      return true;
    },

    async remove(build) {
      const files = await filesOf(build);
      await bucket.remove(folderOf(build) + LAST);
      for (const file of files) await bucket.remove(folderOf(build) + file);
    },

    async list() {
      const builds = new Map<string, BuildKey>();
      for await (const page of bucket.list('builds/')) {
        for (const object of page) {
          const [, name = '', build = ''] = object.name.split('/');
          builds.set(`${name}/${build}`, { name, build });
        }
      }
      return [...builds.values()];
    },
  };
}
