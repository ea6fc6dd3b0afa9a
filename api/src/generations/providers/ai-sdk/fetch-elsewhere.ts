/**
 * Downloads from a host that is not the vendor's: without headers, never from a private address, by name or by what the
 * name resolves to. Redirects are handed back, so that each one is checked.
 */
export async function fetchElsewhere(url: URL, signal: AbortSignal): Promise<Response> {
  const { fetchWithValidatedEndpoint } = await import('@ai-sdk/provider-utils');
  return fetchWithValidatedEndpoint({ url, init: { signal }, redirect: 'manual' });
}
