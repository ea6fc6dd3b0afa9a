import type { ApiClient } from '@aic/sdk';
import { addPasskey, beginPasskey } from '@aic/sdk/account';
import { startRegistration } from '@simplewebauthn/browser';

const REFUSALS: Readonly<Record<string, string>> = {
  // Browsers say no more than this, so that pages cannot find out who has a passkey.
  NotAllowedError: 'No passkey was added: the dialog was closed, or it took too long. You can try again.',
  InvalidStateError: 'This device or password manager has a passkey for your account already.',
};
const OTHERWISE = 'This browser could not make a passkey. Try another device or password manager.';

/** The browser has made none. Its message is for the user. */
export class NoPasskeyError extends Error {
  override readonly name = 'NoPasskeyError';
}

/**
 * Has the browser make a passkey and registers it.
 * @param password null for an account that has none
 * @throws ApiError, with `fields` for a wrong password; NoPasskeyError
 */
export async function makePasskey(api: ApiClient, password: string | null): Promise<void> {
  const optionsJSON = await beginPasskey(api, password);
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    throw new NoPasskeyError(REFUSALS[name] ?? OTHERWISE, { cause: error });
  });
  await addPasskey(api, response);
}
