import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch as undiciFetch } from 'undici';
import { ProviderError } from '../../errors/provider-error.ts';

const REDIRECTS_MAX = 3;

/** A server from the settings, and what is sent to it alone. */
export interface OwnServer {
  baseUrl: string;
  /** Its key, among others. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Fetches an address that a vendor has named. Its own server may be anywhere, on this machine too; any other host has
 * to be public. Addresses are checked when a connection is made, so that a second answer of the DNS changes nothing.
 * Headers go to the vendor's own server only, also after a redirect.
 * @param own null: no host but public ones
 * @throws ProviderError `misconfigured` for an address that is not fetched
 */
export async function guardedFetch(
  url: string,
  own: OwnServer | null,
  { signal }: { signal: AbortSignal },
): Promise<Response> {
  let target = new URL(url);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const server = own !== null && target.origin === new URL(own.baseUrl).origin ? own : null;
    if (server === null) requirePublicAddress(target);
    const dispatcher = server === null ? publicOnly : anywhere;
    const response = await fetchOnce(target, server?.headers ?? {}, dispatcher, signal);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, target.href)) throw refused('no address');
    target = new URL(location, target);
  }
  throw refused('an address that redirects without end');
}

async function fetchOnce(
  url: URL,
  headers: Readonly<Record<string, string>>,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<Response> {
  try {
    // The same library as Node's own fetch, with a lookup of ours.
    const response: unknown = await undiciFetch(url, { headers, dispatcher, redirect: 'manual', signal });
    // Safe because it is Node's own class, whose type the library declares once more.
    return response as Response;
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}

/** The library wraps what the lookup has thrown. */
function refusalIn(error: unknown): ProviderError | null {
  if (error instanceof ProviderError) return error;
  if (error instanceof AggregateError) return error.errors.map(refusalIn).find(Boolean) ?? null;
  return error instanceof Error ? refusalIn(error.cause) : null;
}

/** No lookup is made for an address in figures, so it is checked here. */
function requirePublicAddress({ protocol, hostname, username }: URL): void {
  if (protocol !== 'https:' && protocol !== 'http:') throw refused(`an address of ${protocol}`);
  if (username !== '') throw refused('an address with a password');
  const address = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address) && !isPublic(address)) throw refused('a private address');
}

/** Everything special is refused: private, loopback, link-local, carrier-grade, reserved, and what wraps another one. */
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

/** One private address among public ones is enough to refuse them: a DNS that says so is up to something. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) {
      return callback(refused('a private address'), '');
    }
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

const publicOnly = new Agent({ connect: { lookup: lookUpPublic } });
const anywhere = new Agent();

function refused(what: string): ProviderError {
  return new ProviderError(
    'misconfigured',
    `The provider names ${what} for its result, which is not fetched.`,
  );
}
