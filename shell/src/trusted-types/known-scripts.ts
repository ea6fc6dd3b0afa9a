import type { Registry } from '@aic/sdk';

/** What of a build of a remote is looked at. */
interface Build {
  /** Address of its entry script: the others lie beside it. */
  entry: string;
  integrity: Readonly<Record<string, string>>;
}

/** Files that may run, by the address of the folder they lie in; null: all scripts of the folder. */
const folders = new Map<string, ReadonlySet<string> | null>();

/**
 * What a payment form needs: Stripe's own script, which has no fixed content, and its stand-in. The content policy names the
 * former only where there is a key for it, and the gateway has the latter only with a sandbox.
 */
const PAYMENT_ORIGIN = /^https:\/\/(?:[\w-]+\.)?js\.stripe\.com$/;
const PAYMENT_STAND_IN = '/stripe-sandbox/js/stripe.js';

/** From now on the scripts of the shell's own build may run. @param publicPath of the build, with a slash at the end */
export function knowShell(publicPath: string): void {
  folders.set(new URL(publicPath, location.href).href, null);
}

/**
 * From now on the files that the registry names may run. Those of earlier registries stay known: a tool that is open loads its
 * later parts from the build that it began with.
 */
export function knowRegistry({ remotes }: Registry): void {
  for (const { previous, ...current } of Object.values(remotes)) {
    for (const { entry, integrity } of [current, ...(previous ? [previous] : [])]) {
      folders.set(folderOf(entry), new Set(Object.keys(integrity)));
    }
  }
}

/** From now on a build of the user's own machine may run, whose files nobody has listed. */
export const knowLocalBuild = ({ entry }: Pick<Build, 'entry'>): void =>
  void folders.set(folderOf(entry), null);

/** Whether a script may come from there: a listed file of a build that this page knows, whatever its query. */
export function isKnownScript(address: string): boolean {
  const url = URL.parse(address, location.href);
  if (url === null) return false;
  const { origin, pathname } = url;
  if (PAYMENT_ORIGIN.test(origin)) return true;
  if (origin === location.origin && pathname === PAYMENT_STAND_IN) return true;
  const end = pathname.lastIndexOf('/') + 1;
  const folder = origin + pathname.slice(0, end);
  const file = pathname.slice(end);
  const files = folders.get(folder);
  if (files === undefined) return false;
  return files === null ? /^[\w-][\w.-]*\.js$/.test(file) : files.has(file);
}

const folderOf = (entry: string): string => new URL('.', new URL(entry, location.href)).href;
