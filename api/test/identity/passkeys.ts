import type { PasskeyRegistration, PasskeySignIn } from '@aic/contract/passkeys';
import type { TestGateway } from '../gateway/gateway.ts';
import { cookieOf } from './authenticator.ts';
import { createSoftwareAuthenticator, type Lies } from './software-authenticator.ts';

const NAME = 'passkey';
const PASSKEYS = '/api/account/passkeys';

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;

/** @returns the options and the cookie of the browser that has asked for them */
export async function beginRegistration(gateway: TestGateway, session: string, proof: object) {
  const begun = await gateway.post(`${PASSKEYS}/begin`, proof, { headers: { cookie: session } });
  if (begun.status !== 200) throw new Error(`It was not begun: ${await begun.text()}`);
  // Safe because the route's own schema says so.
  const options = (await begun.json()) as PasskeyRegistration;
  return { options, browser: cookieOf(begun, NAME) ?? 'no cookie' };
}

/** Registers a passkey for whose session this is, as the security page does. */
export async function addPasskey(
  gateway: TestGateway,
  session: string,
  proof: object,
  authenticator: Authenticator = createSoftwareAuthenticator(gateway.deps.config.appOrigin),
): Promise<Authenticator> {
  const { options, browser } = await beginRegistration(gateway, session, proof);
  const cookie = `${session}; ${browser}`;
  const added = await gateway.post(PASSKEYS, authenticator.register(options), { headers: { cookie } });
  if (added.status !== 200) throw new Error(`It was not added: ${await added.text()}`);
  return authenticator;
}

/** @param cookie of a browser that has asked before */
export async function beginSignIn(gateway: TestGateway, cookie = '') {
  const begun = await gateway.post('/api/login/passkey/begin', {}, { headers: { cookie } });
  if (begun.status !== 200) throw new Error(`It was not begun: ${await begun.text()}`);
  // Safe because the route's own schema says so.
  const options = (await begun.json()) as PasskeySignIn;
  return { options, browser: cookieOf(begun, NAME) ?? 'no cookie' };
}

/** Signs in as the sign-in page does. */
export async function signIn(
  gateway: TestGateway,
  authenticator: Authenticator,
  lies: Lies = {},
): Promise<Response> {
  const { options, browser } = await beginSignIn(gateway);
  return sendPasskeyAssertion(gateway, authenticator.signIn(options, lies), browser);
}

export const sendPasskeyAssertion = (
  gateway: TestGateway,
  response: object,
  browser: string,
): Promise<Response> => gateway.post('/api/login/passkey', response, { headers: { cookie: browser } });
