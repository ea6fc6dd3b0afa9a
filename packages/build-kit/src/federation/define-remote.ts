import { join } from 'node:path';
import { GENERATION_KINDS, PREVIEW_PROVIDER, type ProviderInfo } from '@aic/contract';
import type { ToolUse } from '@aic/contract/hand-off';
import { FIRST_SCREEN_FILE, type FirstScreen, type FirstScreenData } from '@aic/contract/prerender';
import type { SlotFills } from '@aic/contract/slots';
import { toolFillsProblem } from '@aic/contract/tool-fills';
import { toolUsesProblem } from '@aic/contract/tool-uses';
import { SHELL_CONTRACT } from '@aic/sdk/version';
import { rspack, type Configuration } from '@rspack/core';
import { BuildInfoPlugin } from '../plugins/build-info-plugin.ts';
import { ForgetBrokenModulesPlugin } from '../plugins/forget-broken-modules-plugin.ts';
import { ManifestPlugin, manifestVersion } from '../plugins/manifest-plugin.ts';
import { CHUNK_TIMEOUT_MS, RetryUrlPlugin } from '../plugins/retry-url-plugin.ts';
import { firstScreenConfig, type Prerendering } from '../prerender/prerender-config.ts';
import { BUILD_KIT_SOURCES, computeBuildId, SDK_SOURCES } from '../versions/build-id.ts';
import { bundledVersions } from '../versions/bundled-versions.ts';
import { packageVersion } from '../versions/installed-package.ts';
import { platformDigest, remoteShared } from '../versions/platform-set.ts';
import { baseConfig, compileAtOnce } from './base-config.ts';
import { remotePage, type RemotePage } from './remote-page.ts';

/** The shell knows by this name that it is a plain container (`shell/src/remotes/loading/federation.ts`). */
export const ENTRY = 'container.js';

export interface RemoteOptions {
  /** Name in the registry. */
  name: string;
  /** The package's folder: `import.meta.dirname` of its rspack.config.ts. */
  dir: string;
  /**
   * Where the shell shows it; it reads this in the registry. Built-in tools have none: their pages are in the contract.
   * @default none
   */
  page?: RemotePage;
  /** What it takes over from other tools (docs/lives/hand-off.md). @default none */
  uses?: readonly ToolUse[];
  /** What it puts into pages of others; `src/slots.tsx` has it. @default none */
  fills?: SlotFills;
  /** Further folders whose code it bundles: a change there is another build too. @default none */
  inputs?: readonly string[];
  /**
   * Its first route, when its first screen is prerendered with the build, so that it is seen before any script.
   * @default none
   */
  firstScreen?: string;
  /** @default the version in the package's package.json */
  version?: string;
}

/** Addresses of what a dev server says of its remotes (../dev/in-shell/hot-remote.ts), by name. */
export type HotRemotes = Readonly<Record<string, string>>;

export interface Build {
  name: string;
  build: string;
  outputDir: string;
  /** Addresses of its pages, that where it opens first; none of the shell. */
  routes: readonly string[];
  /** What it puts into pages of others. @default none */
  fills?: SlotFills;
  config: Configuration;
  /** What is prerendered with the build, where anything is. */
  prerendering?: Prerendering;
  /** The shell only: the same of which each page opens these remotes. Never released. */
  forDeveloping?(hotRemotes: HotRemotes): Build;
}

/**
 * The build of one remote: `src/tool.tsx` exposed as `./tool`, platform set taken from the shell, own code in one
 * chunk. The only place that knows Module Federation's options for remotes.
 *
 * @throws Error when the name or the page cannot be its own
 */
export function defineRemote(options: RemoteOptions): Build {
  const { name, dir, inputs = [], firstScreen, uses = [], fills = {} } = options;
  const hasFills = Object.keys(fills).length > 0;
  const page = remotePage(name, options.page);
  if ('label' in page && firstScreen !== undefined && firstScreen !== page.routes[0]) {
    throw new Error(
      `The first screen of ${name} is of its first page, ${page.routes[0]}, and not of ${firstScreen}.`,
    );
  }
  const problem = toolUsesProblem(page.routes, uses) ?? toolFillsProblem(fills);
  if (problem !== null) throw new Error(problem);
  const pageIdentity = 'label' in page ? [JSON.stringify(page)] : page.routes;
  const shared = remoteShared();
  const version = options.version ?? packageVersion(dir);
  const build = computeBuildId(
    [join(dir, 'src'), ...inputs, ...(hasFills ? SDK_SOURCES : []), ...BUILD_KIT_SOURCES],
    [
      name,
      version,
      JSON.stringify(shared),
      SHELL_CONTRACT,
      manifestVersion(),
      // A first screen has the design system in it.
      ...(firstScreen === undefined ? [] : [firstScreen, platformDigest()]),
      ...pageIdentity,
      ...(uses.length === 0 ? [] : [JSON.stringify(uses)]),
      ...(hasFills ? [JSON.stringify(fills)] : []),
      ...bundledVersions(dir, { withOurs: false }),
    ],
  );
  const global = `aic_${name}_${build}`;
  const outputDir = join(dir, 'dist', build);
  const base = baseConfig(dir, folderOf(name));
  const container = {
    name: global,
    library: { type: 'global' as const, name: global },
    filename: ENTRY,
    exposes: {
      './tool': { import: './src/tool.tsx', name: 'tool' },
      ...(hasFills && { './slots': { import: './src/slots.tsx', name: 'slots' } }),
    },
    shared,
  };
  const config: Configuration = {
    ...base,
    name,
    entry: {},
    output: {
      path: outputDir,
      publicPath: `/remotes/${name}/${build}/`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: global,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: true,
    },
    plugins: [
      compileAtOnce,
      // A plain container: it asks the scope that the shell hands it for each shared module, and needs no library for
      // that (docs/adr/0033-containers-without-the-library.md).
      new rspack.container.ModuleFederationPluginV1(container),
      new ManifestPlugin(container),
      new rspack.SubresourceIntegrityPlugin(),
      new RetryUrlPlugin(),
      new ForgetBrokenModulesPlugin(),
      new BuildInfoPlugin({
        name,
        version,
        build,
        entry: ENTRY,
        global,
        contract: `^${SHELL_CONTRACT}`,
        ...page,
        ...(uses.length > 0 && { uses }),
        ...(hasFills && { fills }),
      }),
    ],
  };
  return {
    name,
    build,
    outputDir,
    routes: page.routes,
    ...(hasFills && { fills }),
    config,
    ...(firstScreen !== undefined && { prerendering: prerenderFirstScreen(options, build, firstScreen) }),
  };
}

/** As it is called in the workspace, also where the tool lies alone: two tools are never named alike. */
const folderOf = (name: string): string => `mf-${name}`;

/** As it looks before anything of its user is known. The gateway prerenders it with their items, by the same script. */
function prerenderFirstScreen({ name, dir }: RemoteOptions, build: string, path: string): Prerendering {
  const output = { publicPath: `/remotes/${name}/${build}/` };
  return {
    config: firstScreenConfig({
      browser: { ...baseConfig(dir, folderOf(name)), output },
      build: `${name}-${build}`,
      source: join(dir, 'src/tool.tsx'),
      platform: platformDigest(),
    }),
    script: FIRST_SCREEN_FILE,
    pages: {
      preview: JSON.stringify({ path, user: null, providers: PREVIEW_ENGINES } satisfies FirstScreenData),
      other: JSON.stringify({ path, user: null } satisfies FirstScreenData),
    } satisfies Record<FirstScreen, string>,
  };
}

const PREVIEW_ENGINES: ProviderInfo[] = GENERATION_KINDS.map((kind) => ({
  kind,
  id: PREVIEW_PROVIDER,
  state: 'preview',
  label: '',
  message: null,
  supports: {
    seed: true,
    cancel: true,
    cameraControl: true,
    resolution: '720p',
    imageToVideo: true,
    referenceImage: true,
    strength: true,
  },
}));
