import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from '../../errors/provider-error.ts';
import { abortedError } from './connection-error.ts';
import { guardedFetch, type OwnServer } from './guarded-fetch.ts';
import { readBytes } from './read-bytes.ts';
import { vendorRequest } from './vendor-request.ts';

export interface DownloadLimits {
  sizeBytesMax: number;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Downloads of one result: they are free, unlike the request that has made it. */
const TRIES_MAX = 3;
const PAUSE_MS = 1_000;

/**
 * What a vendor has made and named the address of, or put into a `data:` address.
 * @throws ProviderError `misconfigured` for an address that is not there or not fetched
 */
export function download(url: string, own: OwnServer, limits: DownloadLimits): Promise<Buffer> {
  if (url.startsWith('data:')) return readDataUrl(url);
  return vendorRequest(
    {
      // Some servers leave their own name out.
      url: absoluteUrl(url, own.baseUrl),
      signal: limits.signal,
      timeoutMs: limits.timeoutMs,
      send: (address, { signal }) => guardedFetch(address, own, { signal }),
    },
    (response) => readBytes(response, limits.sizeBytesMax),
  );
}

/**
 * The same for what cannot be asked for a second time.
 * @throws ProviderError `uncertain` when it stays lost: it was made, so it is not bought again
 */
export async function downloadOnly(url: string, own: OwnServer, limits: DownloadLimits): Promise<Buffer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await download(url, own, limits);
    } catch (error) {
      if (!(error instanceof ProviderError) || FINAL_KINDS.has(error.kind)) throw error;
      if (tries === TRIES_MAX) {
        throw new ProviderError('uncertain', `The result was made and then lost: ${error.message}`);
      }
    }
    await delay(PAUSE_MS, undefined, { signal: limits.signal }).catch(() => {
      throw abortedError();
    });
  }
}

/** Another try would end in the same way. */
const FINAL_KINDS: ReadonlySet<ProviderError['kind']> = new Set(['aborted', 'misconfigured', 'unauthorized']);

function absoluteUrl(url: string, baseUrl: string): string {
  if (URL.canParse(url, baseUrl)) return new URL(url, baseUrl).href;
  throw new ProviderError('misconfigured', 'The provider names something that is no address for its result.');
}

async function readDataUrl(url: string): Promise<Buffer> {
  try {
    return Buffer.from(await (await fetch(url)).arrayBuffer());
  } catch {
    // The cause would quote the data.
    throw new ProviderError('uncertain', 'The provider answered with an unreadable `data:` address.');
  }
}
