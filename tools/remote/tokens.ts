import {
  AppError,
  createDeployToken,
  createLogger,
  makeDeployToken,
  openInstallation,
  revokeDeployToken,
} from '@aic/api/remotes';
import type { Config } from '@aic/api/config';
import type { NewDeployToken } from '@aic/contract/remotes';
import { deployTokenRequestSchema } from '@aic/contract/schemas';
import { UsageError } from './command.ts';
import { localActor } from './local-registry.ts';
import { RegistryError } from './registry.ts';

/** Who may read the data directory of an installation may make tokens for it. @throws UsageError, RegistryError */
export async function makeToken(config: Config, name: string, label: string): Promise<NewDeployToken> {
  const request = deployTokenRequestSchema.safeParse({ name, label });
  if (!request.success) throw new UsageError(request.error.issues[0]?.message ?? 'Not a name and label.');
  const { token, tokenHash } = createDeployToken();
  const id = await withInstallation(config, (sql) =>
    makeDeployToken(sql, { ...request.data, tokenHash }, { actor: localActor(), now: new Date() }),
  );
  return { id, token };
}

/** @throws UsageError, RegistryError when it is unknown or was revoked before */
export async function revokeToken(config: Config, id: string): Promise<void> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new UsageError('Name the token by its id, as it was shown when it was made.');
  const isRevoked = await withInstallation(config, (sql) =>
    revokeDeployToken(sql, id, { actor: localActor(), now: new Date() }),
  );
  if (!isRevoked)
    throw new RegistryError('refused', 'There is no such deploy token, or it was revoked before.');
}

type Sql = Awaited<ReturnType<typeof openInstallation>>['sql'];

async function withInstallation<T>(config: Config, work: (sql: Sql) => Promise<T>): Promise<T> {
  const installation = await openInstallation(config, createLogger({ logLevel: 'error' }));
  try {
    return await work(installation.sql);
  } catch (error) {
    throw error instanceof AppError ? new RegistryError('refused', error.message, { cause: error }) : error;
  } finally {
    await installation.close();
  }
}
