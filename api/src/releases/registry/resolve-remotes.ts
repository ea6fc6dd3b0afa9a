import type { Registry, RemoteBuild, RemoteEntry } from '@aic/contract';
import type { BuildInfo } from '@aic/contract/schemas';
import type { PlatformDeps } from '../../platform/deps.ts';
import { buildPath } from './build-info.ts';
import { placeFills } from './place-fills.ts';
import { findSessionUserId, type OwnBuilds, type RemoteRow, resolveRemotes } from './remotes.repo.ts';
import { findChoicesFor, type SlotChoice } from './slots.repo.ts';

export interface RemotesDeps extends Pick<PlatformDeps, 'sql' | 'config'> {
  /** Left out: it serves what the registry points to. */
  own?: OwnBuilds;
}

export interface ResolvedRemotes {
  /** Whose session it is, or null. */
  userId: string | null;
  registry: Registry;
  /** The shell's own build, or null when none has been published. */
  shell: BuildInfo | null;
}

/** Which builds the owner of a session gets: users keep their side of a partial rollout. */
export async function resolveFor(deps: RemotesDeps, tokenHash: Buffer | null): Promise<ResolvedRemotes> {
  const userId = tokenHash && (await findSessionUserId(deps.sql, tokenHash));
  const rows = await resolveRemotes(deps.sql, userId, deps.own);
  const choices = await findChoicesFor(
    deps.sql,
    rows.map(({ info }) => info),
  );
  const remotes: Record<string, RemoteEntry> = {};
  let shell: BuildInfo | null = null;
  for (const row of rows) {
    if (row.name === 'shell') {
      shell = row.info;
      continue;
    }
    remotes[row.name] = {
      ...entryOf(row.info, choices),
      killed: row.killed,
      previous: row.previous_info && loadable(row.previous_info),
    };
  }
  return {
    userId,
    registry: {
      schema: 1,
      generation: rows[0]?.generation ?? 0,
      ...(deps.config.allowsOverrides === true && { overrides: true as const }),
      remotes,
    },
    shell,
  };
}

/** What a build says of itself, and what admins have decided of its parts in pages of others. */
export const entryOf = (
  info: RemoteRow['info'],
  choices: readonly SlotChoice[],
): Omit<RemoteEntry, 'killed' | 'previous'> => ({
  ...loadable(info),
  publishedAt: info.publishedAt,
  ...pageOf(info),
  ...(info.fills && { fills: placeFills(info.name, info.fills, choices) }),
});

/** Where the shell shows the remote, and what it hands over to it. */
function pageOf({
  routes,
  label,
  isInNavigation,
  uses,
}: BuildInfo): Pick<RemoteEntry, 'routes' | 'label' | 'isInNavigation' | 'uses'> {
  return {
    routes,
    ...(label !== undefined && { label, isInNavigation: isInNavigation ?? false }),
    ...(uses !== undefined && { uses }),
  };
}

function loadable(info: BuildInfo): RemoteBuild {
  const base = buildPath(info);
  return {
    version: info.version,
    build: info.build,
    entry: base + info.entry,
    global: info.global,
    contract: info.contract,
    ...(info.isStock && { isStock: true as const }),
    ...(info.chunkArray !== undefined && { chunkArray: info.chunkArray }),
    integrity: integrityOf(info),
    assets: info.assets.map((file) => base + file),
  };
}

/** Only of what the loader fetches: lazy parts are checked by the entry, which has their digests in it. */
function integrityOf({ assets, integrity }: BuildInfo): Record<string, string> {
  const wanted = new Set(assets);
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => wanted.has(file)));
}
