import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SIDE_FILES } from '@aic/contract/prerender';
import { PUBLISHED_BUILD, RELEASE_COMMAND_RESULT, REMOTE_FAULT, REMOTE_STATUS } from '@aic/contract/remotes';
import { errorBodySchema, schemaOf } from '@aic/contract/schemas';
import { z } from 'zod';
import { RegistryError, type RemoteRegistry } from './registry.ts';

/** An upload of a few megabytes over a slow line. */
const TIMEOUT_MS = 120_000;

/** A gateway elsewhere. @param token of the one remote; it is sent to `origin` only */
export function openHttpsRegistry(origin: string, token: string): RemoteRegistry {
  async function call<T>(
    schema: { parse(data: unknown): T },
    path: string,
    init: Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> } = {},
  ): Promise<T> {
    const response = await fetch(`${origin}/api/deploy/${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...init.headers,
      },
      // A redirect would carry the token to wherever it leads.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new RegistryError('unreachable', `${origin} cannot be reached: ${reasonOf(error)}`, {
        cause: error,
      });
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return schema.parse(body);
    const refusal = errorBodySchema.safeParse(body);
    const message = refusal.success
      ? refusal.data.message
      : `${origin} answered ${response.status}; is it a gateway?`;
    const isRefused = refusal.success && response.status < 500 && ![401, 429].includes(response.status);
    throw new RegistryError(isRefused ? 'refused' : 'unreachable', message);
  }

  return {
    async publish({ name, folder, commit, isDryRun }) {
      const query = new URLSearchParams({ dryRun: String(isDryRun), ...(commit !== null && { commit }) });
      return call(schemaOf(PUBLISHED_BUILD), `${name}/builds?${query.toString()}`, {
        method: 'POST',
        ...(await formOf(folder)),
      });
    },
    act: (name, act) =>
      call(schemaOf(RELEASE_COMMAND_RESULT), `${name}/acts`, { method: 'POST', body: JSON.stringify(act) }),
    status: (name) => call(schemaOf(REMOTE_STATUS), name),
    errors: (name) => call(z.array(schemaOf(REMOTE_FAULT)), `${name}/errors`),
    close: async () => undefined,
  };
}

/**
 * The listed files, what is prerendered, and source maps, which no user gets. In one piece: of a form in parts, Node
 * goes on to send the next when the gateway has refused already, and ends the process with that.
 */
async function formOf(folder: string): Promise<{ body: ArrayBuffer; headers: Record<string, string> }> {
  const infoFile = await readFile(join(folder, 'build-info.json'));
  // Safe because BuildInfoPlugin has written it, and the gateway reads it again.
  const { integrity } = JSON.parse(infoFile.toString()) as { integrity: Record<string, string> };
  const form = new FormData();
  form.append('file', new Blob([infoFile]), 'build-info.json');
  const files = Object.keys(integrity);
  const besides = [...SIDE_FILES, ...files.map((file) => `${file}.map`)];
  for (const file of [...files, ...besides.filter((one) => existsSync(join(folder, one)))]) {
    form.append('file', new Blob([await readFile(join(folder, file))]), file);
  }
  const whole = new Response(form);
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  return { body: await whole.arrayBuffer(), headers };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
