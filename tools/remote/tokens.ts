import type { Config } from '@aic/api/config';
import {
  AppError,
  createDeployToken,
  createLogger,
  listDeployTokens,
  makeDeployToken,
  openInstallation,
  revokeDeployToken,
} from '@aic/api/remotes';
import type { DeployToken, NewDeployToken } from '@aic/contract/remotes';
import { deployTokenRequestSchema } from '@aic/contract/schemas';
import { RegistryError, UsageError } from '@aic/remote';
import { localActor } from './local-registry.ts';

const DAY_MS = 86_400_000;

/** Who may read the data directory of an installation may make tokens for it. @throws UsageError, RegistryError */
export async function makeToken(
  config: Config,
  wanted: { name: string; label: string; days?: number },
): Promise<NewDeployToken & { expiresAt: string }> {
  const request = deployTokenRequestSchema.safeParse(wanted);
  if (!request.success) throw new UsageError(request.error.issues[0]?.message ?? 'Not a name and label.');
  const { token, tokenHash } = createDeployToken();
  const now = new Date();
  const id = await withInstallation(config, (sql) =>
    makeDeployToken(sql, { ...request.data, tokenHash }, { actor: localActor(), now }),
  );
  return { id, token, expiresAt: new Date(now.getTime() + request.data.days * DAY_MS).toISOString() };
}

/** @param name null: of all remotes */
export async function listTokens(config: Config, name: string | null): Promise<DeployToken[]> {
  const tokens = await withInstallation(config, listDeployTokens);
  return tokens.filter((token) => name === null || token.name === name);
}

export function tokensText(tokens: readonly DeployToken[], now: Date): string {
  if (tokens.length === 0) return 'There are no deploy tokens.';
  return tokens
    .map(({ id, name, label, createdBy, lastUsedAt, expiresAt, revokedAt }) => {
      const isOver = typeof expiresAt === 'string' && Date.parse(expiresAt) <= now.getTime();
      const end = expiresAt ? `${isOver ? 'ended' : 'ends'} ${expiresAt}` : 'has no end';
      const state = revokedAt === null ? end : `revoked ${revokedAt}`;
      return `${id}  ${name}  "${label}"  by ${createdBy}; used ${lastUsedAt ?? 'never'}; ${state}`;
    })
    .join('\n');
}

/** @throws UsageError, RegistryError when it is unknown or was revoked before */
export async function revokeToken(config: Config, id: string): Promise<void> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    throw new UsageError('Name the token by its id, as it was shown when it was made.');
  }
  const isRevoked = await withInstallation(config, (sql) =>
    revokeDeployToken(sql, id, { actor: localActor(), now: new Date() }),
  );
  if (!isRevoked) {
    throw new RegistryError('refused', 'There is no such deploy token, or it was revoked before.');
  }
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
