import type { AppContext } from '../../platform/http/app-env.ts';

/** Whether the client says that it has this version already; weak comparison (RFC 9110, section 13.1.2). */
export function hasVersion(c: AppContext, etag: string): boolean {
  const header = c.req.header('if-none-match');
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag.trim()) === opaque(etag));
}

const opaque = (etag: string): string => etag.replace(/^W\//, '');
