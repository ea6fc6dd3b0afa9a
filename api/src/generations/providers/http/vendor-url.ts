/** An address below the one from the settings, which may end in a slash. `path` starts with one. */
export function vendorUrl(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
