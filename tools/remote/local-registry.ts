import { userInfo } from 'node:os';
import type { Config } from '@aic/api/config';
import {
  runReleaseCommand,
  runWorkspaceCommand,
  type WorkspaceCommand,
  AppError,
  checkBuild,
  createLogger,
  findFaults,
  findRemoteStatus,
  inspectBuild,
  listFaults,
  listRemoteStatus,
  openInstallation,
  publishBuild,
  withPreviewLink,
} from '@aic/api/remotes';
import type { RemoteStatus } from '@aic/contract/remotes';
import { RegistryError, type RemoteRegistry } from '@aic/remote';

/** Who is at this machine, in the words of the audit. */
export const localActor = (): string => `${userInfo().username} at the command line`;

interface LocalRegistry extends RemoteRegistry {
  list(): Promise<RemoteStatus[]>;
  /** @returns whether anything changed. @throws RegistryError */
  actOnAll(command: WorkspaceCommand): Promise<boolean>;
}

/** The installation of this machine. A gateway that runs on it shows at once what is done here. */
export async function openLocalRegistry(config: Config): Promise<LocalRegistry> {
  const installation = await openInstallation(config, createLogger({ logLevel: 'error' })).catch(
    (error: unknown) => {
      throw new RegistryError('unreachable', error instanceof Error ? error.message : String(error), {
        cause: error,
      });
    },
  );
  const { sql } = installation;
  return {
    publish: ({ folder, commit, isDryRun }) =>
      asRegistryError(async () => {
        const info = await inspectBuild(folder);
        const { isNew } = isDryRun
          ? await checkBuild(installation, folder)
          : await publishBuild(installation, folder, { actor: localActor(), commit });
        const firstScreenBytes = info.assets.reduce((sum, file) => sum + (info.sizes?.[file]?.gzip ?? 0), 0);
        return { build: info.build, isNew, firstScreenBytes };
      }),
    act: (name, act) =>
      asRegistryError(async () =>
        withPreviewLink(config, act, await runReleaseCommand(sql, name, act, localActor())),
      ),
    async status(name) {
      const status = await findRemoteStatus(sql, name);
      if (status === null) {
        throw new RegistryError('refused', `There is no remote ${name}. Publish it first.`);
      }
      return status;
    },
    errors: async (name) => listFaults(installation, name, await findFaults(sql, name)),
    list: () => listRemoteStatus(sql),
    actOnAll: (command) => asRegistryError(() => runWorkspaceCommand(sql, command, localActor())),
    close: () => installation.close(),
  };
}

async function asRegistryError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? new RegistryError('refused', error.message, { cause: error }) : error;
  }
}
