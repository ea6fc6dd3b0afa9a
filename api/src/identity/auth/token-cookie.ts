import { setCookie } from 'hono/cookie';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { hashRandomToken } from './random-token.ts';

type Security = Pick<Config, 'isSecure'>;

export interface TokenCookie {
  /**
   * One match instead of a parser of every cookie: each request pays for it.
   *
   * @returns the token that the browser sent, or null without a well-formed one
   */
  read(c: AppContext, security: Security): string | null;
  /** The same token as the database knows it. */
  readHash(c: AppContext, security: Security): Buffer | null;
  set(c: AppContext, security: Security, token: string): void;
  clear(c: AppContext, security: Security): void;
  nameOf(security: Security): string;
}

/**
 * A cookie that holds a random token, which no script reads. `__Host-` binds it to this exact host (RFC 6265bis section
 * 4.1.3.2); browsers refuse that on plain http.
 */
export function tokenCookie(
  name: string,
  { sameSite, lifetimeMs }: { sameSite: 'Lax' | 'Strict'; lifetimeMs: number },
): TokenCookie {
  const nameOf = ({ isSecure }: Security): string => (isSecure ? `__Host-${name}` : name);
  const pattern = (isSecure: boolean): RegExp =>
    new RegExp(String.raw`(?:^|;\s*)${nameOf({ isSecure })}=([\w-]{43})(?:;|$)`);
  const patterns = { open: pattern(false), secure: pattern(true) };
  const write = (c: AppContext, security: Security, value: string, maxAgeMs: number): void => {
    setCookie(c, nameOf(security), value, {
      path: '/',
      httpOnly: true,
      sameSite,
      secure: security.isSecure,
      maxAge: maxAgeMs / 1000,
    });
  };
  const read: TokenCookie['read'] = (c, { isSecure }) =>
    (isSecure ? patterns.secure : patterns.open).exec(c.req.header('cookie') ?? '')?.[1] ?? null;
  return {
    nameOf,
    read,
    readHash(c, security) {
      const token = read(c, security);
      return token === null ? null : hashRandomToken(token);
    },
    set: (c, security, token) => write(c, security, token, lifetimeMs),
    clear: (c, security) => write(c, security, '', 0),
  };
}
