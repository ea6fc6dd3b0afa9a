import type { Registry } from '@aic/sdk';
import { PREVIEW_PARAMETER } from '@aic/sdk/host';
import { STORAGE_KEY } from './has-kept-override.ts';
import { keep } from './keep.ts';
import { keepPreviews, keptPreviews } from './kept-previews.ts';

// A file of its own: users of released builds never load it.

/** `?remote.video=http://localhost:4400/build-info.json` */
const PARAMETER = /^remote\.([a-z][a-z0-9-]{0,39})$/;
/** By these names a browser reaches its own machine and no other. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1']);

/** Address by name of the remote. Nothing is loaded from there unless the registry allows it (overrides.ts). */
export type KeptOverrides = ReadonlyMap<string, string>;

/**
 * Moves the overrides and the links to builds (`?preview=`) that the address names into this tab's storage, so that
 * links and reloads go on with them.
 */
export function keepOverrides(): void {
  const parameters = new URLSearchParams(location.search);
  const others = new URLSearchParams(parameters);
  const kept = new Map(readKept());
  for (const [parameter, value] of parameters) {
    const name = PARAMETER.exec(parameter)?.[1];
    if (name === undefined) continue;
    others.delete(parameter);
    const address = localBuildAddress(value);
    if (address !== null) kept.set(name, address);
  }
  others.delete(PREVIEW_PARAMETER);
  if (others.size === parameters.size) return;
  const search = others.size === 0 ? '' : `?${others.toString()}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  keep(STORAGE_KEY, Object.fromEntries(kept));
  const opened = parameters.getAll(PREVIEW_PARAMETER);
  const before = keptPreviews().filter((token) => !opened.includes(token));
  keepPreviews([...before, ...opened]);
}

/** Those that count: where the server allows them, and for remotes that it names. */
export function readOverrides({ overrides, remotes }: Registry): KeptOverrides {
  return new Map(overrides === true ? readKept().filter(([name]) => Object.hasOwn(remotes, name)) : []);
}

function readKept(): Array<[string, string]> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && localBuildAddress(entry[1]) !== null,
    );
  } catch {
    return [];
  }
}

export const forgetOverrides = (): void => keep(STORAGE_KEY, null);

/** @returns null for anything but the `build-info.json` of a server on the user's own machine */
export function localBuildAddress(value: string): string | null {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    return null;
  }
  const { protocol, hostname, username, password, pathname, origin } = url;
  const isOwn = protocol === 'http:' && OWN_MACHINE.has(hostname) && username === '' && password === '';
  return isOwn && pathname.endsWith('/build-info.json') ? origin + pathname : null;
}
