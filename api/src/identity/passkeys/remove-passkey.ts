import type { PasskeysLeft } from '@aic/contract/passkeys';
import type { PlatformDeps } from '../../platform/deps.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { passkeyNotFound } from '../errors/sign-in-errors.ts';
import { deletePasskey, findOwner } from './passkeys.repo.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';

/**
 * Ends a passkey of the caller, who gets a mail.
 * @returns which are left: only the browser can have it removed where it is kept
 * @throws AppError `unauthorized`, `not_found`
 */
export async function removePasskey(
  { sql, config }: Pick<PlatformDeps, 'sql' | 'config'>,
  caller: Caller,
  id: string,
): Promise<PasskeysLeft> {
  if (!(await deletePasskey(sql, caller, id))) throw passkeyNotFound();
  const owner = signedIn(await findOwner(sql, caller));
  return {
    rpId: relyingPartyOf(config).id,
    userId: userHandleOf(owner.userId),
    credentialIds: owner.credentials.map((left) => left.id),
  };
}
