import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { gzip } from 'node:zlib';
import { isBuiltInTool, TOOLS } from '@aic/contract';
import { PAGES_FILE } from '@aic/contract/prerender';
import { buildInfoSchema, type BuildInfo } from '@aic/contract/schemas';
import { toolFillsProblem } from '@aic/contract/tool-fills';
import { toolPageProblem } from '@aic/contract/tool-page';
import { toolUsesProblem } from '@aic/contract/tool-uses';
import { nullIfMissing } from '../../platform/files/null-if-missing.ts';
import { brokenBuild, overBudget } from '../errors/remote-errors.ts';
import { activeElementIn } from './active-element.ts';
import { publishedFiles } from './build-files.ts';

const compress = promisify(gzip);

/**
 * Of every remote, what a user waits for at the first opening: on the wire with gzip, and as browsers read and keep
 * it.
 */
export const REMOTE_BUDGET = {
  entry: { gzip: 20_000, raw: 80_000 },
  firstScreen: { gzip: 60_000, raw: 240_000 },
};

/** Of a build with the stock plugin the same and what the library weighs, which its entry brings. */
const STOCK_BUDGET: typeof REMOTE_BUDGET = {
  entry: { gzip: 45_000, raw: 180_000 },
  firstScreen: { gzip: 85_000, raw: 340_000 },
};

/** @throws AppError `invalid_request` when `build-info.json` is missing or not what the preset writes */
export async function readBuildInfo(folder: string): Promise<BuildInfo> {
  const text = await readFile(join(folder, 'build-info.json'), 'utf8').catch(() => null);
  if (text === null) throw brokenBuild('it has no build-info.json.');
  const parsed = buildInfoSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw brokenBuild(`${issue?.path.join('.')} in build-info.json: ${issue?.message}`);
}

/**
 * Reads a whole build: each file has to be the one that `build-info.json` names, and the first screen has to keep its
 * budget.
 * @returns the info with the sizes as measured here
 * @throws AppError `invalid_request`, `too_large`
 */
export async function inspectBuild(folder: string): Promise<BuildInfo> {
  const info = await readBuildInfo(folder);
  requireOwnParts(info);
  await publishedFiles(folder, info);
  const sizes: NonNullable<BuildInfo['sizes']> = {};
  const scripts = new Map<string, string>();
  for (const [file, integrity] of Object.entries(info.integrity)) {
    const bytes = await readFile(join(folder, file));
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) {
      throw brokenBuild(`${file} is not the file that build-info.json names.`);
    }
    if (file.endsWith('.js')) scripts.set(file, bytes.toString());
    sizes[file] = { raw: bytes.length, gzip: (await compress(bytes, { level: 9 })).length };
  }
  if (info.name !== 'shell') {
    refuseOverBudget(info, sizes);
    // The stock plugin has no hashes in its scripts: who builds with it does without.
    if (!info.isStock) refuseUncheckedParts(info, [...scripts.values()]);
    for (const file of info.assets) refuseModule(file, scripts.get(file));
    await refuseActiveScreens(folder);
  }
  return { ...(info.name === 'shell' ? info : ofRemote(info, scripts)), sizes };
}

/** Members that are the shell's alone, or are measured here, count for nothing in what a remote says of itself. */
function ofRemote(info: BuildInfo, scripts: ReadonlyMap<string, string>): BuildInfo {
  const { chunkArray: _claimed, inline: _inline, loaderIntegrity: _integrity, ...rest } = info;
  const chunkArray = info.isStock && chunkArrayOf(scripts.get(info.entry) ?? '');
  return { ...rest, chunks: {}, ...(chunkArray && { chunkArray }) };
}

/** The shell adds classic scripts to the page: a browser would refuse a module when users open the tool. */
function refuseModule(file: string, code: string | undefined): void {
  if (code === undefined) return;
  try {
    // Read, not run.
    void new Script(code);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw brokenBuild(`${file} is no classic script, or is not whole: ${reason}.`);
  }
}

async function refuseActiveScreens(folder: string): Promise<void> {
  const pages = await readFile(join(folder, PAGES_FILE), 'utf8').catch(nullIfMissing);
  const element = pages === null ? null : activeElementIn(JSON.stringify(parseJson(pages)));
  if (element !== null) throw brokenBuild(`its first screen has <${element}>, which acts on the whole page.`);
}

/**
 * The global array by which the files of a stock build reach its entry, as in `self.x = self.x || []`: the shell keeps
 * builds apart by it. Undefined where the entry loads no other file.
 */
function chunkArrayOf(entry: string): string | undefined {
  const match = /(?:self|window|globalThis)(\.[\w$]+|\["[^"]+"\])\s*=\s*\w+\1\s*\|\|\s*\[\]/.exec(entry);
  const name = match?.[1]?.replaceAll(/^\.|^\["|"\]$/g, '');
  if (name?.includes('aic_')) {
    throw brokenBuild(`its files use the array ${name}; set output.uniqueName to the name of the remote.`);
  }
  return name;
}

/**
 * The shell checks the first screen. What comes later is loaded by the build itself, which has to know the hash: a
 * browser runs and applies whatever arrives for an element without one.
 */
function refuseUncheckedParts({ integrity, assets }: BuildInfo, scripts: readonly string[]): void {
  const unchecked = Object.entries(integrity).find(
    ([file, hash]) =>
      /\.(?:js|css)$/.test(file) && !assets.includes(file) && !scripts.some((code) => code.includes(hash)),
  );
  if (unchecked !== undefined) {
    throw brokenBuild(`none of its scripts knows the hash of ${unchecked[0]}, so no browser would check it.`);
  }
}

/** A remote that claims what is another's could stand in its place. */
function requireOwnParts(info: BuildInfo): void {
  const { name, build, entry, global, assets, integrity } = info;
  const unlisted = [...(entry === '' ? [] : [entry]), ...assets].find(
    (file) => !Object.hasOwn(integrity, file),
  );
  if (unlisted !== undefined) throw brokenBuild(`${unlisted} has no integrity.`);
  if (name === 'shell') return;
  if (entry === '') throw brokenBuild('it has no entry.');
  if (info.isStock) requireOwnGlobal(info);
  else if (global !== `aic_${name}_${build}`) throw brokenBuild(`its global has to be aic_${name}_${build}.`);
  requireOwnPages(info);
}

/**
 * The stock plugin names a global after the container, which is the remote's: `my_counter` or `myCounter` of
 * `my-counter`.
 */
function requireOwnGlobal({ name, global }: BuildInfo): void {
  const isOwn =
    /^[A-Za-z]\w*$/.test(global) &&
    !global.startsWith('aic_') &&
    global.replaceAll('_', '').toLowerCase() === name.replaceAll('-', '');
  if (!isOwn) {
    throw brokenBuild(`its global is ${JSON.stringify(global)}, and has to be like its name, ${name}.`);
  }
}

/** A built-in tool has its pages by the built-in list; any other has its own name's (ADR 0031). */
function requireOwnPages(info: BuildInfo): void {
  const { name, routes, label, isInNavigation = false, uses = [], fills = {} } = info;
  const owner = TOOLS.find(
    (tool) => tool.name !== name && tool.routes.some((route) => routes.includes(route)),
  );
  if (owner !== undefined) throw brokenBuild(`it claims a page of the tool ${owner.name}.`);
  const claimed = toolUsesProblem(routes, uses) ?? toolFillsProblem(fills);
  if (claimed !== null) throw brokenBuild(claimed);
  const alike = TOOLS.find((tool) => tool.name !== name && isAlike(tool.label, label ?? ''));
  if (alike !== undefined) throw brokenBuild(`its label is that of the tool ${alike.name}.`);
  const isBuiltIn = isBuiltInTool(name);
  if (isBuiltIn || (label === undefined && routes.length === 0)) return;
  const problem = toolPageProblem(name, { label: label ?? '', routes, isInNavigation });
  if (problem !== null) throw brokenBuild(problem);
}

const isAlike = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

function refuseOverBudget(
  { name, build, entry, assets, isStock }: BuildInfo,
  sizes: NonNullable<BuildInfo['sizes']>,
): void {
  const budgets = isStock ? STOCK_BUDGET : REMOTE_BUDGET;
  const parts: ReadonlyArray<
    [part: string, files: readonly string[], budget: { gzip: number; raw: number }]
  > = [
    ['entry', [entry], budgets.entry],
    ['first screen', assets, budgets.firstScreen],
  ];
  for (const [part, files, budget] of parts) {
    for (const form of ['gzip', 'raw'] as const) {
      const sizeBytes = files.reduce((sum, file) => sum + (sizes[file]?.[form] ?? 0), 0);
      if (sizeBytes > budget[form]) {
        throw overBudget(`The ${part} of build ${build} of ${name}`, {
          form,
          sizeBytes,
          bytesMax: budget[form],
        });
      }
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
