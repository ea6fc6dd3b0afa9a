import type { Config } from '@aic/api/config';
import type { Registry } from '@aic/contract';

const PATIENCE_MS = 2000;

/**
 * Before anything is built: two studios on one port are one too many, and on one folder of data as well.
 * @throws Error that says where the other one is
 */
export async function refuseSecondStudio({ port, role }: Pick<Config, 'port' | 'role'>): Promise<void> {
  if (port === 0 || role === 'worker') return;
  const url = `http://localhost:${port}`;
  try {
    const response = await fetch(`${url}/api/remotes`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // Safe because it is only looked at.
    const registry = (await response.json()) as Partial<Registry> | null;
    if (registry?.remotes === undefined) return;
  } catch {
    // Nothing answers, or something else does: then the server says that the port is taken.
    return;
  }
  throw new Error(
    `A studio runs at ${url} already, by npm start or npm run dev in another terminal. Stop that one first: both would ` +
      `use the same data. One tool beside it: npm run dev -- mf-image --in-shell ${url}.`,
  );
}
