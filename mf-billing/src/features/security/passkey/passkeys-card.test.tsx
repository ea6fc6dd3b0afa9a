import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderBilling } from '../../../testing/render-billing.tsx';

type Options = NonNullable<Parameters<typeof renderBilling>[1]>;

const PATH = '/api/account/passkeys';
const passkey = (n: number) => ({
  id: `01999999-0000-7000-8000-00000000000${n}`,
  name: `Key ${n}`,
  createdAt: '2030-01-01T00:00:00.000Z',
  lastUsedAt: n === 1 ? null : '2030-01-02T00:00:00.000Z',
  isBackedUp: n !== 1,
});
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'AI Creative' },
  user: { id: 'dXNlcg', name: 'ada@example.com', displayName: 'ada@example.com' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};
const LEFT = { rpId: 'localhost', userId: 'dXNlcg', credentialIds: ['a2V5'] };
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const made = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('object'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();
beforeEach(() => {
  create.mockReset().mockResolvedValue(made);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

/** A server whose list follows what is done. */
function open(count: number, { handlers = {}, ...options }: Options = {}, hasPassword = true) {
  let passkeys = Array.from({ length: count }, (_, index) => passkey(index + 1));
  return renderBilling('/account/security', {
    ...options,
    handlers: {
      'GET /api/account/security': () => ({ hasPassword }),
      'GET /api/account/second-factor': () => ({ isOn: false, recoveryCodesLeft: 0 }),
      'GET /api/account/sessions': () => [],
      [`GET ${PATH}`]: () => passkeys,
      [`POST ${PATH}/begin`]: () => OPTIONS,
      [`POST ${PATH}`]: () => {
        passkeys = [...passkeys, passkey(passkeys.length + 1)];
        return {};
      },
      [`PATCH ${PATH}/${passkey(1).id}`]: () => {
        passkeys = passkeys.map((own) => ({ ...own, name: 'My phone' }));
        return {};
      },
      [`DELETE ${PATH}/${passkey(1).id}`]: () => {
        passkeys = passkeys.slice(1);
        return LEFT;
      },
      ...handlers,
    },
  });
}

const card = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const press = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await (await card()).findByRole('button', { name }));
const password = () => screen.findByLabelText<HTMLInputElement>('Your password');
const rows = async () =>
  (await card())
    .queryAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the list', () => {
  it('says of each its name, since when it is there, when it was used, and whether it is synced', async () => {
    await open(2);
    await (await card()).findByText('Key 1');

    expect(await rows()).toEqual([
      expect.stringMatching(/^Key 1 Added .*2029|^Key 1 Added .*2030/),
      expect.stringMatching(/^Key 2 SyncedAdded /),
    ]);
    expect((await rows())[0]).toContain('Never');
  });

  it('can be asked for again when it could not be read', async () => {
    let isDown = true;
    const { user } = await open(1, {
      handlers: { [`GET ${PATH}`]: () => (isDown ? apiError(500, { message: 'x' }) : [passkey(1)]) },
    });
    await screen.findByText('Your passkeys could not be loaded');
    isDown = false;
    await user.click((await card()).getByRole('button', { name: /again|Retry/ }));

    expect(await (await card()).findByText('Key 1')).toBeTruthy();
  });

  it('is not there where the browser knows no passkeys, and can only be cleared where there are some', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await open(1);
    await (await card()).findByText('Key 1');

    expect((await card()).queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect((await card()).getByRole('button', { name: 'Remove Key 1' })).toBeTruthy();
  });

  it('is left out where there is nothing to show and nothing to do', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await open(0);
    await screen.findByRole('region', { name: 'Sessions' });

    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
  });
});

describe('adding one', () => {
  it('asks for the password, then the browser, and shows the new one', async () => {
    const { user, shell, requestsTo } = await open(0);
    await press(user, 'Add a passkey');
    const field = await password();
    expect(document.activeElement).toBe(field);
    await user.type(field, 'correct horse{Enter}');

    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(requestsTo(`POST ${PATH}/begin`).map(({ json }) => json)).toEqual([{ password: 'correct horse' }]);
    expect(create.mock.calls[0]?.[0].publicKey).toMatchObject({ rp: { id: 'localhost' } });
    expect(requestsTo(`POST ${PATH}`).map(({ json }) => json)).toMatchObject([
      { id: 'a2V5', type: 'public-key', response: { transports: ['internal'] } },
    ]);
    expect(shell.calls.toasts).toMatchObject([{ title: 'Passkey added' }]);
    expect(document.activeElement).toBe((await card()).getByRole('heading'));
  });

  it('asks users without a password for none', async () => {
    const { user, requestsTo } = await open(0, {}, false);
    await press(user, 'Add a passkey');
    await press(user, 'Continue');

    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(requestsTo(`POST ${PATH}/begin`).map(({ json }) => json)).toEqual([{}]);
  });

  it('says that a sign-in without a password is too old', async () => {
    const { user } = await open(
      0,
      { handlers: { [`POST ${PATH}/begin`]: () => apiError(403, { message: 'Sign in again.' }) } },
      false,
    );
    await press(user, 'Add a passkey');
    await press(user, 'Continue');

    expect((await (await card()).findByRole('alert')).textContent).toBe('Sign in again.');
    expect(create).not.toHaveBeenCalled();
  });

  it('says at the field that the password is wrong, goes there, and asks no browser', async () => {
    const fields = { password: 'This is not your password.' };
    const { user } = await open(0, {
      handlers: {
        [`POST ${PATH}/begin`]: () =>
          Response.json({ message: 'x', code: 'invalid_request', requestId: 'r', fields }, { status: 400 }),
      },
    });
    await press(user, 'Add a passkey');
    await user.type(await password(), 'a guess{Enter}');

    expect(await screen.findByText(fields.password)).toBeTruthy();
    expect(document.activeElement).toBe(await password());
    expect(create).not.toHaveBeenCalled();
  });

  it('sends nothing while nothing is typed', async () => {
    const { user, requestsTo } = await open(0);
    await press(user, 'Add a passkey');
    await press(user, 'Continue');

    expect(screen.getByText('Type your password')).toBeTruthy();
    expect(requestsTo(`POST ${PATH}/begin`)).toEqual([]);
  });

  it.each([
    ['NotAllowedError', /^No passkey was added: the dialog was closed/],
    ['InvalidStateError', /has a passkey for your account already/],
    ['UnknownError', /^This browser could not make a passkey/],
  ])('says what has come of it when the browser made none: %s', async (name, text) => {
    create.mockRejectedValue(new DOMException('x', name));
    const { user, requestsTo } = await open(0);
    await press(user, 'Add a passkey');
    await user.type(await password(), 'correct horse{Enter}');

    expect((await (await card()).findByRole('alert')).textContent).toMatch(text);
    expect((await password()).getAttribute('aria-invalid')).not.toBe('true');
    expect(requestsTo(`POST ${PATH}`)).toEqual([]);
  });

  it.each([
    [{ user: { isEmailVerified: false } }, 0, 'Confirm your e-mail address first'],
    [{}, 10, 'You have 10: remove one first'],
  ])('waits, and says what for', async (options, count, reason) => {
    const { user, requestsTo } = await open(count, options);
    await press(user, 'Add a passkey');

    expect((await card()).getByRole('button', { name: 'Add a passkey' }).title).toBe(reason);
    expect(requestsTo(`POST ${PATH}/begin`)).toEqual([]);
  });
});

describe('one of them', () => {
  it('gets another name', async () => {
    const { user, requestsTo } = await open(1);
    await press(user, 'Rename Key 1');
    const field = await screen.findByLabelText<HTMLInputElement>('Name of the passkey');
    expect([field.value, document.activeElement]).toEqual(['Key 1', field]);
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Type a name')).toBeTruthy();
    await user.type(field, ' My phone {Enter}');

    expect(await (await card()).findByText('My phone')).toBeTruthy();
    expect(requestsTo(`PATCH ${PATH}/${passkey(1).id}`).map(({ json }) => json)).toEqual([
      { name: 'My phone' },
    ]);
  });

  it.each([
    ['it is there', undefined],
    ['another window was first', () => apiError(404, { message: 'x' })],
  ])('is removed after a question: %s', async (_, response) => {
    const path = `DELETE ${PATH}/${passkey(1).id}`;
    let isGone = false;
    const { user, shell, requestsTo } = await open(2, {
      handlers: {
        ...(response && { [path]: response }),
        ...(response && { [`GET ${PATH}`]: () => (isGone ? [passkey(2)] : [passkey(1), passkey(2)]) }),
      },
    });
    await press(user, 'Remove Key 1');
    expect(requestsTo(path)).toEqual([]);
    isGone = true;
    await press(user, 'Remove');

    await waitFor(async () => expect(await rows()).toEqual([expect.stringMatching(/^Key 2/)]));
    expect(requestsTo(path)).toHaveLength(1);
    expect(shell.calls.toasts).toMatchObject([{ title: 'Passkey removed' }]);
  });

  it('is offered by the password manager no more, where the browser can tell it', async () => {
    const signal = vi.fn<(left: object) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, { signalAllAcceptedCredentials: signal }),
    );
    const { user } = await open(2);
    await press(user, 'Remove Key 1');
    await press(user, 'Remove');

    await waitFor(() =>
      expect(signal.mock.calls).toEqual([
        [{ rpId: 'localhost', userId: 'dXNlcg', allAcceptedCredentialIds: ['a2V5'] }],
      ]),
    );
  });

  it('stays when the server did not answer, which says so', async () => {
    const { user } = await open(1, {
      handlers: { [`DELETE ${PATH}/${passkey(1).id}`]: () => apiError(500, { message: 'x' }) },
    });
    await press(user, 'Remove Key 1');
    await press(user, 'Remove');

    expect(await (await card()).findByRole('alert')).toBeTruthy();
    await press(user, 'Cancel');
    expect(await (await card()).findByText('Key 1')).toBeTruthy();
  });
});
