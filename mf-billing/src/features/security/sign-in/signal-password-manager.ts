import type { PasskeysLeft } from '@aic/sdk/account';
import { sendSignal } from '@simplewebauthn/browser';

/** Has the password manager offer no passkey that opens nothing any more. @throws Error where the browser cannot */
export async function signalPasswordManager({ rpId, userId, credentialIds }: PasskeysLeft): Promise<void> {
  await sendSignal({
    signalName: 'allAcceptedCredentials',
    rpID: rpId,
    userID: userId,
    allAcceptedCredentialIDs: credentialIds,
  });
}
