/**
 * The key in a media address of this site, `/media/<key>` with or without our own origin; null for anything else.
 * By plain comparison and not by a URL parser: what is not exactly ours is never looked up, let alone fetched.
 */
export function assetKeyOf(address: string, appOrigin: string): string | null {
  const path = address.startsWith(`${appOrigin}/`) ? address.slice(appOrigin.length) : address;
  return /^\/media\/([0-9a-f]{32})$/.exec(path)?.[1] ?? null;
}
