import { Secret, TOTP } from 'otpauth';
import { type TestGateway } from '../gateway/gateway.ts';

/** The app on a user's phone: it knows the key, and its clock is the one it is given. */
export function codeAt(key: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() });
}

/** Turns two-step sign-in on for whose cookie this is. */
export async function turnOnSecondFactor(
  gateway: TestGateway,
  cookie: string,
  now: Date,
): Promise<{ key: string; recoveryCodes: string[] }> {
  const begun = await gateway.post('/api/account/second-factor/begin', {}, { headers: { cookie } });
  const { key } = (await begun.json()) as { key: string };
  const code = codeAt(key, now);
  const done = await gateway.post('/api/account/second-factor/turn-on', { code }, { headers: { cookie } });
  if (done.status !== 200) throw new Error(`It was not turned on: ${await done.text()}`);
  const { codes } = (await done.json()) as { codes: string[] };
  return { key, recoveryCodes: codes };
}

/** A cookie that a response has set, as the next request sends it. Null when it set none, or took it away. */
export function cookieOf(response: Response, name: string): string | null {
  const line = response.headers.getSetCookie().find((text) => text.startsWith(`${name}=`));
  const pair = line?.split(';')[0] ?? '';
  return pair.length > name.length + 1 ? pair : null;
}
