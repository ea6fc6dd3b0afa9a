import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOLS } from '@aic/contract';
import { TYPES_FILES } from '@aic/contract/prerender';
import { z } from 'zod';
import { UsageError, type BuiltFolder } from './command.ts';
import { BuildError } from './exit-code.ts';

const files = z.array(z.string());
const entryFile = z.object({ name: z.string(), path: z.string(), type: z.string() });

/** `mf-manifest.json` of the stock plugin of Module Federation, as far as a build is described by it. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: entryFile,
    /** Of `varFilename` of the plugin for Vite: the script that imports the entry, which is a module. */
    varRemoteEntry: entryFile.optional(),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: files }) }) })),
});

type Manifest = z.output<typeof manifestSchema>;

const TYPES: readonly string[] = Object.values(TYPES_FILES);

/** What browsers load of it; pages and notes for developers stay where they are. */
const PUBLISHED = /^\w[\w.-]*\.(?:m?js|css|json|txt|svg|png|jpe?g|webp|avif|gif|woff2|wasm|mp3|mp4)$/;

/**
 * Makes a build that can be published of a folder that the stock plugin has written: the same files, and a
 * `build-info.json` with their digests. A folder with a `build-info.json` is taken as it is.
 * @returns its folder, which is the caller's to remove where it is another one
 * @throws BuildError when the folder holds no such build, UsageError when the command line does not say what the
 *   files do not
 */
export async function prepareBuilt(name: string, built: BuiltFolder): Promise<string> {
  const { dir, contract } = built;
  if (existsSync(join(dir, 'build-info.json'))) return ownBuild(name, dir);
  const container = containerOf(await readManifest(dir));
  if (contract === null) {
    throw new UsageError(
      `--dir needs --contract ^1.0.0: the range of shell contracts that ${name} was made for.`,
    );
  }
  const found = await readdir(dir, { withFileTypes: true });
  const published = found.filter(
    ({ name: file }) => (PUBLISHED.test(file) && file !== 'mf-stats.json') || TYPES.includes(file),
  );
  // What a link leads to may be anything on this machine.
  const odd = published.find((file) => !file.isFile());
  if (odd !== undefined) throw new BuildError(`${odd.name} is a folder or a link, and no file.`);
  const files = published.map(({ name: file }) => file);
  const names = files.filter((file) => !TYPES.includes(file));
  const integrity: Record<string, string> = {};
  for (const file of names.toSorted()) {
    const bytes = await readFile(join(dir, file));
    integrity[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  const identity = {
    name,
    ...container,
    contract,
    isStock: true,
    ...pageOf(name, built),
    integrity,
    chunks: {},
  };
  const build = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 10);
  const folder = await mkdtemp(join(tmpdir(), 'aic-stock-'));
  for (const file of files) await copyFile(join(dir, file), join(folder, file));
  await writeFile(join(folder, 'build-info.json'), JSON.stringify({ ...identity, build }, null, 2));
  return folder;
}

/** A gateway elsewhere checks the name by its token; here there is none. */
async function ownBuild(name: string, dir: string): Promise<string> {
  // Safe because it is compared; the registry reads the whole.
  const info = JSON.parse(await readFile(join(dir, 'build-info.json'), 'utf8')) as { name?: unknown };
  if (info.name !== name) throw new UsageError(`${dir} is a build of ${String(info.name)}.`);
  return dir;
}

/** What the shell opens. @throws BuildError when it could not, with what to build it with instead */
function containerOf({ metaData, exposes }: Manifest) {
  const { varRemoteEntry, globalName, buildInfo, publicPath } = metaData;
  const remoteEntry = varRemoteEntry ?? metaData.remoteEntry;
  const tool = exposes.find(({ path }) => path === './tool');
  if (tool === undefined) throw new BuildError(`It does not expose './tool'.`);
  if (publicPath !== 'auto') {
    throw new BuildError(
      `Its output.publicPath is ${publicPath ?? 'a function'}; build it with 'auto', Vite with base: ''.`,
    );
  }
  if (!['global', 'var'].includes(remoteEntry.type)) {
    throw new BuildError(
      `Its entry is of the type ${remoteEntry.type}; leave out the option library; with Vite set varFilename.`,
    );
  }
  const entry = remoteEntry.path + remoteEntry.name;
  // Modules are imported by the entry: the shell adds only scripts to the page.
  const assets = [entry, ...(varRemoteEntry === undefined ? tool.assets.js.sync : [])];
  const nested = assets.find((file) => file.includes('/'));
  if (nested !== undefined) {
    throw new BuildError(`${nested} is in a folder of its own; build it with all files in one folder.`);
  }
  return { version: buildInfo.buildVersion, entry, global: globalName, assets };
}

async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, 'mf-manifest.json'), 'utf8').catch(() => null);
  if (text === null) {
    throw new BuildError(
      `${dir} has no mf-manifest.json. The stock plugin writes it when output.publicPath is 'auto', that for Vite with manifest: true.`,
    );
  }
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BuildError(`${issue?.path.join('.')} in mf-manifest.json: ${issue?.message}`);
}

/** A built-in tool has its pages by the contract; any other says where the shell shows it. */
function pageOf(name: string, { label, routes }: BuiltFolder): object {
  const builtIn = TOOLS.find((tool) => tool.name === name);
  if (builtIn !== undefined) return { routes: builtIn.routes };
  if (label === null) throw new UsageError(`--dir needs --label for ${name}: its word in the navigation.`);
  return { label, routes: routes.length === 0 ? [`/${name}`] : routes, isInNavigation: true };
}
