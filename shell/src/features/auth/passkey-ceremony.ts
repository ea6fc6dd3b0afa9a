import type { ApiClient, User } from '@aic/sdk';
import { beginPasskeySignIn, signInWithPasskey } from '@aic/sdk/host';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Before the five minutes are over in which the server takes a response. */
const RENEWAL_MS = 4 * 60_000;

/**
 * Signs in with a passkey by the browser's dialog.
 * @returns null when its user has closed it
 * @throws ApiError, or what the browser says of an authenticator that fails
 */
export async function askForPasskey(api: ApiClient): Promise<User | null> {
  const optionsJSON = await beginPasskeySignIn(api);
  const response = await startAuthentication({ optionsJSON }).catch(nullIfDismissed);
  return response && signInWithPasskey(api, response);
}

/**
 * Has the browser list passkeys where it completes the e-mail address, and signs in with the one that is chosen there.
 * @returns null when `signal` or a dialog takes its place, and where it cannot be done: the page has other ways
 * @throws ApiError when the server refuses the passkey
 */
export async function offerPasskeys(api: ApiClient, signal: AbortSignal): Promise<User | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  for (;;) {
    const optionsJSON = await beginPasskeySignIn(api, signal).catch(() => null);
    if (optionsJSON === null || signal.aborted) return null;
    let isLate = false;
    const renewal = setTimeout(() => {
      isLate = true;
      WebAuthnAbortService.cancelCeremony();
    }, RENEWAL_MS);
    const stop = (): void => WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', stop);
    const response = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: true,
      // The field comes and goes with its tab, and browsers find it when it is there.
      verifyBrowserAutofillInput: false,
    })
      .catch(() => null)
      .finally(() => {
        clearTimeout(renewal);
        signal.removeEventListener('abort', stop);
      });
    if (response !== null) return await signInWithPasskey(api, response);
    if (!isLate || signal.aborted) return null;
  }
}

/**
 * Browsers say no more than this of a user who has changed their mind, so that pages cannot find out who has a passkey.
 */
function nullIfDismissed(error: unknown): null {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) {
    return null;
  }
  throw error;
}
