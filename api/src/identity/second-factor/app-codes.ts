import { randomBytes } from 'node:crypto';
import { PRODUCT_NAME } from '@aic/contract';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** Steps before and after the present one: clocks of phones are not exact, and typing takes time (RFC 6238, 5.2). */
const WINDOW = 1;

/** As long as the hash: RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** What an app gets of a secret, to type and to scan. */
export function setupOf(secret: Buffer, email: string): { key: string; uri: string } {
  const totp = totpOf(secret, email);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The step of a code of the app, counted from 1970, or null when it is none of now. @param code six digits */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: Buffer, label: string): TOTP {
  return new TOTP({
    issuer: PRODUCT_NAME,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    // What every app knows; some ignore anything else.
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}
