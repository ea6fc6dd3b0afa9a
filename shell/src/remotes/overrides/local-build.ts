import type { RemoteEntry } from '@aic/sdk';
import { satisfiesContract } from '../loading/contract-range.ts';

const TIMEOUT_MS = 5000;
const FILE = /^[\w-][\w.-]*\.js$/;

interface Expected {
  /** Of the remote. */
  name: string;
  released: RemoteEntry;
  /** Version of the shell's contract. */
  contract: string;
}

/**
 * What a local server says about its build, as an entry of the registry.
 * @param address of its `build-info.json`
 * @throws Error when it does not answer, names another remote or files of another place, or needs another shell
 */
export async function readLocalBuild(
  address: string,
  { name, released, contract: shellContract }: Expected,
): Promise<RemoteEntry> {
  const response = await fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const info: unknown = response.ok ? await response.json() : null;
  if (!isBuildOf(info, name)) {
    throw new Error(`${address} does not describe a build of "${name}".`);
  }
  const base = address.slice(0, address.lastIndexOf('/') + 1);
  const { version, build, global, contract } = info;
  if (!satisfiesContract(shellContract, contract)) {
    throw new Error(`${name} needs the shell contract ${contract}; this shell has ${shellContract}.`);
  }
  return {
    version,
    build,
    global,
    contract,
    entry: base + info.entry,
    assets: info.assets.map((file) => base + file),
    integrity: {},
    routes: released.routes,
    killed: false,
    previous: null,
  };
}

type BuildInfo = Pick<RemoteEntry, 'version' | 'build' | 'entry' | 'global' | 'contract' | 'assets'>;

function isBuildOf(value: unknown, name: string): value is BuildInfo {
  if (typeof value !== 'object' || value === null) return false;
  // Safe because each member is looked at before it is used.
  const info = value as Partial<Record<keyof BuildInfo | 'name', unknown>>;
  const { build, entry, assets } = info;
  return (
    info.name === name &&
    typeof info.version === 'string' &&
    typeof info.contract === 'string' &&
    typeof build === 'string' &&
    /^\w+$/.test(build) &&
    info.global === `aic_${name}_${build}` &&
    isFile(entry) &&
    Array.isArray(assets) &&
    assets.every(isFile)
  );
}

const isFile = (value: unknown): value is string => typeof value === 'string' && FILE.test(value);
