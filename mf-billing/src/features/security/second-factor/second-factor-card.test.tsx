import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBilling } from '../../../testing/render-billing.tsx';

type Options = NonNullable<Parameters<typeof renderBilling>[1]>;

const PATH = '/api/account/second-factor';
const KEY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = ['AAAAA-BBBBB', 'CCCCC-DDDDD'];

const wrong = (field: string) =>
  Response.json(
    { message: 'x', code: 'invalid_request', requestId: 'r', fields: { [field]: `This ${field} is wrong.` } },
    { status: 400 },
  );

/** A server whose state follows what is done. */
function open(isOn: boolean, { handlers = {}, ...options }: Options = {}, hasPassword = true) {
  const state = { isOn, recoveryCodesLeft: isOn ? 10 : 0 };
  return renderBilling('/account/security', {
    ...options,
    handlers: {
      'GET /api/account/security': () => ({ hasPassword }),
      'GET /api/account/sessions': () => [],
      [`GET ${PATH}`]: () => ({ ...state }),
      [`POST ${PATH}/begin`]: () => ({ key: KEY, uri: `otpauth://totp/x?secret=${KEY}` }),
      [`POST ${PATH}/turn-on`]: () => {
        state.isOn = true;
        return { codes: CODES };
      },
      [`POST ${PATH}/turn-off`]: () => {
        state.isOn = false;
        return {};
      },
      [`POST ${PATH}/recovery-codes`]: () => ({ codes: CODES }),
      ...handlers,
    },
  });
}

const card = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
const press = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await (await card()).findByRole('button', { name }));
const appCode = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code of the app' });

describe('turning it on', () => {
  it('shows a QR code and the key, takes a code of the app, and then shows the recovery codes once', async () => {
    const { user, shell, requestsTo } = await open(false);
    await press(user, 'Turn on');
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    await user.type(await appCode(), '123456{Enter}');

    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    expect(requestsTo(`POST ${PATH}/turn-on`).map(({ json }) => json)).toEqual([{ code: '123456' }]);
    expect(shell.calls.toasts).toMatchObject([{ title: 'Two-step sign-in is on' }]);
    await press(user, 'I have kept them');
    expect(screen.queryByText('AAAAA-BBBBB')).toBeNull();
    expect((await card()).getByText('On')).toBeTruthy();
  });

  it('says at the field that the code is wrong, goes there, and keeps the key', async () => {
    const { user } = await open(false, { handlers: { [`POST ${PATH}/turn-on`]: () => wrong('code') } });
    await press(user, 'Turn on');
    await user.type(await appCode(), '123456{Enter}');

    expect(await screen.findByText('This code is wrong.')).toBeTruthy();
    expect(document.activeElement).toBe(await appCode());
    expect(screen.getByText(/^ABCD EFGH/)).toBeTruthy();
  });

  it('can be left before anything is on; the focus stays in the card', async () => {
    const { user, requestsTo } = await open(false);
    await press(user, 'Turn on');
    await press(user, 'Cancel');

    expect(document.activeElement).toBe((await card()).getByRole('heading'));
    expect((await card()).getByRole('button', { name: 'Turn on' })).toBeTruthy();
    expect(requestsTo(`POST ${PATH}/turn-on`)).toEqual([]);
  });

  it('waits for a confirmed address, and says so', async () => {
    const { user, requestsTo } = await open(false, { user: { isEmailVerified: false } });
    await press(user, 'Turn on');

    expect((await card()).getByRole('button', { name: 'Turn on' }).title).toBe(
      'Confirm your e-mail address first',
    );
    const wayThere = (await card()).getByRole('link', { name: 'confirm your e-mail address' });
    expect(wayThere.getAttribute('href')).toBe('/verify-email');
    expect(requestsTo(`POST ${PATH}/begin`)).toEqual([]);
  });

  it('says why it cannot begin', async () => {
    const { user, shell } = await open(false, {
      handlers: { [`POST ${PATH}/begin`]: () => apiError(409, { message: 'It was changed.' }) },
    });
    await press(user, 'Turn on');

    await waitFor(() =>
      expect(shell.calls.toasts).toMatchObject([{ title: 'Not turned on', description: 'It was changed.' }]),
    );
  });
});

describe('the recovery codes', () => {
  it('can be copied, and saved as a text file that holds them all', async () => {
    const { user } = await open(true);
    await press(user, 'New recovery codes');
    await user.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}');
    const link = await screen.findByRole('link', { name: 'Download' });

    const text = decodeURIComponent(link.getAttribute('href')?.split(',')[1] ?? '');
    expect(text).toBe('AI Creative: recovery codes\n\nAAAAA-BBBBB\nCCCCC-DDDDD\n');
    expect(link.getAttribute('download')).toBe('ai-creative-recovery-codes.txt');
    await press(user, 'Copy');
    await expect(navigator.clipboard.readText()).resolves.toBe(text);
  });
});

describe('turning it off', () => {
  it('asks for the password', async () => {
    const { user, requestsTo } = await open(true);
    await press(user, 'Turn off');
    const field = await screen.findByLabelText('Your password');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'correct horse{Enter}');

    expect(await (await card()).findByRole('button', { name: 'Turn on' })).toBeTruthy();
    expect((await card()).queryByText('On')).toBeNull();
    expect(requestsTo(`POST ${PATH}/turn-off`).map(({ json }) => json)).toEqual([
      { password: 'correct horse' },
    ]);
  });

  it('takes a code instead', async () => {
    const { user, requestsTo } = await open(true);
    await press(user, 'Turn off');
    await press(user, 'Use a code instead');
    await user.type(screen.getByLabelText(/^Code of the app/), '123456{Enter}');

    await waitFor(() =>
      expect(requestsTo(`POST ${PATH}/turn-off`).map(({ json }) => json)).toEqual([{ code: '123456' }]),
    );
  });

  it('asks users without a password for a code', async () => {
    const { user } = await open(true, {}, false);
    await press(user, 'Turn off');

    expect(await screen.findByLabelText(/^Code of the app/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use your password instead' })).toBeNull();
  });

  it('says at the field what is wrong, and stays on', async () => {
    const { user } = await open(true, { handlers: { [`POST ${PATH}/turn-off`]: () => wrong('password') } });
    await press(user, 'Turn off');
    await user.type(await screen.findByLabelText('Your password'), 'a guess{Enter}');

    expect(await screen.findByText('This password is wrong.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    expect((await card()).getByText('On')).toBeTruthy();
  });
});

it.each([
  [10, '10 recovery codes are left'],
  [1, '1 recovery code is left'],
  [0, 'No recovery code is left'],
])('says how many recovery codes are left: %i', async (recoveryCodesLeft, text) => {
  await open(true, { handlers: { [`GET ${PATH}`]: () => ({ isOn: true, recoveryCodesLeft }) } });

  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
});

it('can be asked for again when its state could not be read', async () => {
  let isDown = true;
  const { user } = await open(false, {
    handlers: {
      [`GET ${PATH}`]: () =>
        isDown ? apiError(500, { message: 'x' }) : { isOn: true, recoveryCodesLeft: 3 },
    },
  });
  await screen.findByText('Its state could not be loaded');
  isDown = false;
  await user.click((await card()).getByRole('button', { name: /again|Retry/ }));

  expect(await (await card()).findByText('On')).toBeTruthy();
});
