import type { TestGateway } from '../gateway/gateway.ts';
import type { MockIssuer } from './mock-issuer.ts';

/** A sign-in that has been begun: what the browser holds, and the way back that the provider names. */
export interface BegunSignIn {
  /** The cookie that binds it to the browser. */
  cookie: string;
  callback: string;
  code: string;
  state: string;
}

/** Goes to the provider and agrees there. */
export async function beginAtProvider(
  gateway: TestGateway,
  issuer: MockIssuer,
  returnTo = '/',
): Promise<BegunSignIn> {
  const response = await gateway.request(`/api/auth/oidc?returnTo=${encodeURIComponent(returnTo)}`);
  const { code, state } = issuer.authorize(response.headers.get('location') ?? '');
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, code, state, callback: `/api/auth/oidc/callback?code=${code}&state=${state}` };
}

/** Where a navigation led, and the session it has set, as the next request sends it. */
export async function navigate(gateway: TestGateway, path: string, cookie = '') {
  const response = await gateway.request(path, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
  const session = response.headers
    .getSetCookie()
    .find((line) => /^sid=./.test(line) && !line.startsWith('sid=;'));
  return {
    status: response.status,
    location: response.headers.get('location'),
    session: session?.split(';')[0] ?? null,
  };
}
