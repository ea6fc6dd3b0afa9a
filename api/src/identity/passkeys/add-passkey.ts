import { PASSKEYS_MAX } from '@aic/contract/passkeys';
import type { PasskeyRegistrationResponse } from '@aic/contract/schemas';
import type { PlatformDeps } from '../../platform/deps.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { passkeyKnown, passkeyNotAdded, tooManyPasskeys } from '../errors/sign-in-errors.ts';
import { readChallenge } from './challenge.ts';
import { takeChallenge } from './challenges.repo.ts';
import { findOwner, insertPasskey } from './passkeys.repo.ts';
import { relyingPartyOf } from './relying-party.ts';
import { checkRegistration } from './verify-response.ts';

/** Until its owner gives it another name. */
const NAME_OF_UNKNOWN = 'Passkey';

/**
 * Gives the caller the passkey that their browser has made. Its owner gets a mail.
 * @param cookieHash of the browser that brings it
 * @param browser 'Firefox on Linux', or null where it does not say
 * @throws AppError `unauthorized`, `invalid_request` for whatever is wrong with it, `conflict` when it is known
 *   already or there are too many
 */
export async function addPasskey(
  { sql, config, logger }: Pick<PlatformDeps, 'sql' | 'config' | 'logger'>,
  caller: Caller,
  {
    cookieHash,
    registration,
    browser,
  }: { cookieHash: Buffer | null; registration: PasskeyRegistrationResponse; browser: string | null },
): Promise<void> {
  const owner = signedIn(await findOwner(sql, caller));
  const { userId } = owner;
  const challenge = readChallenge(registration.response.clientDataJSON);
  if (cookieHash === null || challenge === null) throw passkeyNotAdded();
  const key = { challenge, cookieHash, purpose: 'registration', userId, now: caller.now } as const;
  if (!(await takeChallenge(sql, key))) throw passkeyNotAdded();
  const credential = await checkRegistration(relyingPartyOf(config), challenge, registration).catch(
    (error: unknown) => {
      logger.info({ err: error }, 'a passkey was not added');
      throw passkeyNotAdded();
    },
  );
  const outcome = await insertPasskey(sql, caller, {
    ...credential,
    transports: registration.response.transports,
    name: browser ?? NAME_OF_UNKNOWN,
    passkeysMax: PASSKEYS_MAX,
  });
  switch (outcome) {
    case 'added':
      return;
    case 'known':
      throw passkeyKnown();
    case 'full':
      throw tooManyPasskeys();
    default:
      outcome satisfies never;
  }
}
