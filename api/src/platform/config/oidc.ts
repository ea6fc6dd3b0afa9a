import { z } from 'zod';
import { httpUrl } from './values.ts';

/** Another provider that users may sign in with (OpenID Connect). `npm start` brings a sandbox of its own. */
export const oidcVariables = {
  OIDC_ISSUER: httpUrl().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).optional(),
};

type OidcEnvironment = z.output<z.ZodObject<typeof oidcVariables>>;

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What users know it by. */
  name: string;
  /** It believes whatever is typed: never where there are real accounts. */
  isSandbox: boolean;
}

/** Null when none is set. */
export function oidcSettings(env: OidcEnvironment): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  const name = env.OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret, name, isSandbox: false };
}

/** Half of a setting would let no user in, and what goes over open http could be anybody's. */
export function requireOidcParts({ value, issues }: z.core.ParsePayload<OidcEnvironment>): void {
  const refuse = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  const parts = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  if (parts.some((name) => value[name] !== undefined)) {
    for (const name of parts) {
      if (value[name] === undefined) {
        refuse(name, 'is missing: issuer, client id and secret are set together');
      }
    }
  }
  if (value.OIDC_ISSUER !== undefined && !isSafe(new URL(value.OIDC_ISSUER))) {
    refuse('OIDC_ISSUER', 'must begin with https://, unless it is on this machine');
  }
}

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
