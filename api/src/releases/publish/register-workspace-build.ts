import { AppError } from '../../platform/errors/app-error.ts';
import { registerWorkspaceBuild as offer, registerWorkspaceRelease } from '../registry/remotes.repo.ts';
import { readBuildInfo } from './inspect-build.ts';
import { publishBuild, type Installation } from './publish-build.ts';

/** What became of a workspace's build. */
export type Offer =
  /** Everybody has it now, or had it already. */
  | { kind: 'released' | 'unchanged'; name: string; build: string }
  /** The channel is pinned: everybody keeps `released`. */
  | { kind: 'pinned'; name: string; build: string; released: string }
  /** It was here before, and a newer one came since: gateways of other workspaces go on with `released`. */
  | { kind: 'older'; name: string; build: string; released: string }
  /** The remote was removed: no user has it. */
  | { kind: 'removed'; name: string; build: string }
  /** The registry does not take it. */
  | { kind: 'refused'; name: string; build: string; reason: string };

interface Workspace {
  /** No other gateway works on this database, so the workspace may also have gone back to an older build. */
  canReturn: boolean;
  /** What it was built of, or null when that is unknown. */
  commit: string | null;
}

/**
 * Brings the frontends of a workspace, which are one release. The gateway of the installation serves them where their
 * channels follow.
 * @throws Error as `registerWorkspaceBuild`
 */
export async function registerWorkspace(
  installation: Installation,
  folders: readonly string[],
  workspace: Workspace,
): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const folder of folders) offers.push(await registerWorkspaceBuild(installation, folder, workspace));
  const builds = offers
    .filter(({ kind }) => kind !== 'refused')
    .map(({ name, build }) => [name, build] as const);
  if (builds.length > 0) await registerWorkspaceRelease(installation.sql, new Map(builds), workspace);
  return offers;
}

/**
 * Publishes the build of a workspace and lets everybody have it, where its channel follows the workspace
 * (docs/adr/0027-publish-and-release-are-two-things.md).
 * @throws Error when the files cannot be kept or the database is away
 */
export async function registerWorkspaceBuild(
  installation: Installation,
  sourceDir: string,
  { canReturn, commit }: Workspace,
): Promise<Offer> {
  const { name, build } = await readBuildInfo(sourceDir);
  try {
    await publishBuild(installation, sourceDir, { actor: 'a start', commit });
    const {
      isChanged,
      isPinned,
      build: released,
    } = await offer(installation.sql, { name, build }, canReturn);
    installation.own?.set(name, build);
    if (released === null) return { kind: 'removed', name, build };
    if (released === build) return { kind: isChanged ? 'released' : 'unchanged', name, build };
    return { kind: isPinned ? 'pinned' : 'older', name, build, released };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', name, build, reason: error.message };
  }
}
