import { userQuery } from '@aic/sdk/host';
import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AuthPage } from './auth-page.tsx';

const BEGIN = 'POST /api/login/passkey/begin';
const SIGN_IN = 'POST /api/login/passkey';

type Get = (options: CredentialRequestOptions) => Promise<unknown>;
const get = vi.fn<Get>();
let canComplete: boolean;

/** As browsers do: one request at a time, and one that is aborted is refused. */
const waitForAbort: Get = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const dismissed = () => Promise.reject(new DOMException('The operation was not allowed.', 'NotAllowedError'));
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** What a passkey gives. */
const signed = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('user'),
  },
  getClientExtensionResults: () => ({}),
};

beforeEach(() => {
  canComplete = false;
  get.mockReset().mockResolvedValue(signed);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(canComplete) }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(handlers: Parameters<typeof renderPage>[2] = {}) {
  const challenge = 'Y2hhbGxlbmdl';
  const page = renderPage(<AuthPage />, '/auth', {
    'GET /api/auth/options': () => ({ provider: null }),
    [BEGIN]: () => ({ challenge, rpId: 'localhost', timeout: 300_000, userVerification: 'required' }),
    [SIGN_IN]: () => FAKE_USER,
    ...handlers,
  });
  const { backend, services } = page;
  return {
    ...page,
    callsOf: (call: string) => backend.requests.filter(({ method, path }) => `${method} ${path}` === call),
    signedIn: () => services.queryClient.getQueryData(userQuery(services.api).queryKey),
  };
}

const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });
const mediations = () => get.mock.calls.map(([{ mediation }]) => mediation);

describe('the button', () => {
  it('asks for any passkey of the user, and signs in with what it has signed', async () => {
    const { user, callsOf, signedIn } = open();
    await user.click(button());

    await waitFor(() => expect(signedIn()).toEqual(FAKE_USER));
    expect(get.mock.calls[0]?.[0].publicKey).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    });
    expect(get.mock.calls[0]?.[0].publicKey?.allowCredentials ?? []).toEqual([]);
    expect(callsOf(SIGN_IN).map(({ json }) => json)).toMatchObject([
      { id: 'a2V5', type: 'public-key', response: { signature: 'c2lnbmF0dXJl', userHandle: 'dXNlcg' } },
    ]);
  });

  it('says nothing when the dialog is closed, and can be pressed again', async () => {
    get.mockImplementationOnce(dismissed);
    const { user, callsOf, signedIn } = open();
    await user.click(button());
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));

    expect([screen.queryByRole('alert'), callsOf(SIGN_IN)]).toEqual([null, []]);
    await user.click(button());
    await waitFor(() => expect(signedIn()).toEqual(FAKE_USER));
  });

  it.each([
    [
      () => apiError(401, { message: 'This passkey did not sign you in.' }),
      'This passkey did not sign you in.',
    ],
    [() => apiError(429, { message: 'Try again in 1 minute.' }), 'Try again in 1 minute.'],
  ])('says what the server says of it', async (response, text) => {
    const { user, signedIn } = open({ [SIGN_IN]: response });
    await user.click(button());

    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(signedIn()).toBeFalsy();
  });

  it('says that the browser could not use it', async () => {
    get.mockRejectedValueOnce(new DOMException('x', 'UnknownError'));
    const { user } = open();
    await user.click(button());

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your passkey could not be used/);
  });

  it('is not there where the browser knows no passkeys', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const { backend } = open();

    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(backend.requests.some(({ path }) => path.startsWith('/api/login'))).toBe(false);
  });
});

describe('the list at the e-mail field', () => {
  beforeEach(() => {
    canComplete = true;
  });

  it('holds passkeys, and signs in with the one that is chosen', async () => {
    const { signedIn } = open();

    await waitFor(() => expect(signedIn()).toEqual(FAKE_USER));
    expect(mediations()).toEqual(['conditional']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).autocomplete).toBe(
      'username webauthn',
    );
  });

  it('gives way to the dialog, and is back when that is closed', async () => {
    get.mockImplementation(waitForAbort);
    const { user } = open();
    await waitFor(() => expect(mediations()).toEqual(['conditional']));
    get.mockImplementationOnce(dismissed);
    await user.click(button());

    await waitFor(() => expect(mediations()).toEqual(['conditional', undefined, 'conditional']));
    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
    expect(get.mock.calls[2]?.[0].signal?.aborted).toBe(false);
  });

  it('asks for another challenge before the first one is too old', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    get.mockImplementation(waitForAbort);
    const { callsOf } = open();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(4 * 60_000);

    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect(callsOf(BEGIN)).toHaveLength(2);
    vi.useRealTimers();
  });

  it('ends with the page', async () => {
    get.mockImplementation(waitForAbort);
    open();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    cleanup();

    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
  });

  it('says nothing when its file does not arrive, which the button does', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('The file did not arrive.')));
    vi.doMock('./passkey-ceremony.ts', load);
    const { services, user } = open();
    const mutations = services.queryClient.getMutationCache();
    await waitFor(() => expect(mutations.getAll().map(({ state }) => state.status)).toEqual(['success']));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button());

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your passkey could not be used/);
    vi.doUnmock('./passkey-ceremony.ts');
  });

  it('says nothing when the server cannot be asked: the user has not asked for it', async () => {
    const { callsOf } = open({ [BEGIN]: () => apiError(429, { message: 'Too many.' }) });
    await waitFor(() => expect(callsOf(BEGIN)).toHaveLength(1));

    expect([screen.queryByRole('alert'), get.mock.calls]).toEqual([null, []]);
  });
});
