import type { Registry, RemoteEntry } from '@aic/sdk';

/**
 * Addresses of the folders whose scripts may run. Which file of a build is the right one, its digests say: those of
 * the first files stand in the registry, those of later parts in the entry.
 */
const folders = new Set<string>();

const SCRIPT_NAME = /^[\w-][\w.-]*\.js$/;

/**
 * What a payment form needs: Stripe's own script, which has no fixed content, and its stand-in. The content policy
 * names the former only where there is a key for it, and the gateway has the latter only with a sandbox.
 */
const PAYMENT_ORIGIN = /^https:\/\/(?:[\w-]+\.)?js\.stripe\.com$/;
/** Keeps the offline page (api/src/install/service-worker.ts). */
export const SERVICE_WORKER = '/service-worker.js';

const PAYMENT_STAND_IN = '/stripe-sandbox/js/stripe.js';

/** From now on the scripts of the shell's own build may run. @param publicPath of the build, with a slash at the end */
export function allowShellScripts(publicPath: string): void {
  folders.add(new URL(publicPath, location.href).href);
}

/**
 * From now on the builds that the registry names may run. Those of earlier registries stay known: a tool that is open
 * loads its later parts from the build that it began with.
 */
export function allowRegistryScripts({ remotes }: Registry): void {
  for (const { entry, previous } of Object.values(remotes)) {
    folders.add(folderOf(entry));
    if (previous) folders.add(folderOf(previous.entry));
  }
}

/** From now on a build of the user's own machine may run. */
export const allowLocalBuild = ({ entry }: Pick<RemoteEntry, 'entry'>): void =>
  void folders.add(folderOf(entry));

/** Whether a script may come from there: a file of a build that this page knows, whatever its query. */
export function isKnownScript(address: string): boolean {
  const url = URL.parse(address, location.href);
  if (url === null) return false;
  const { origin, pathname } = url;
  if (PAYMENT_ORIGIN.test(origin)) return true;
  if (origin === location.origin && [PAYMENT_STAND_IN, SERVICE_WORKER].includes(pathname)) return true;
  const end = pathname.lastIndexOf('/') + 1;
  return folders.has(origin + pathname.slice(0, end)) && SCRIPT_NAME.test(pathname.slice(end));
}

const folderOf = (entry: string): string => new URL('.', new URL(entry, location.href)).href;
