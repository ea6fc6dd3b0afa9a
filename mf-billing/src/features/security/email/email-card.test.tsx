import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBilling } from '../../../testing/render-billing.tsx';

const GET = 'GET /api/account/email';
const POST = 'POST /api/account/email';
const NEXT = 'new@example.com';
const PENDING = {
  email: NEXT,
  isOldConfirmed: false,
  isNewConfirmed: true,
  expiresAt: '2030-01-02T00:00:00.000Z',
};

/** A server that keeps what is asked of it. */
function open(
  handlers: NonNullable<Parameters<typeof renderBilling>[1]>['handlers'] = {},
  hasPassword = true,
) {
  let pending: typeof PENDING | null = null;
  return renderBilling('/account/security', {
    handlers: {
      'GET /api/account/security': () => ({ hasPassword }),
      'GET /api/account/second-factor': () => ({ isOn: false, recoveryCodesLeft: 0 }),
      'GET /api/account/sessions': () => [],
      'GET /api/account/export': () => apiError(404, { message: '' }),
      [GET]: () => ({ pending }),
      [POST]: () => {
        pending = PENDING;
        return {};
      },
      'DELETE /api/account/email': () => {
        pending = null;
        return {};
      },
      ...handlers,
    },
  });
}

const card = async () => within(await screen.findByRole('region', { name: 'E-mail address' }));
const change = async () => (await card()).getByRole('button', { name: 'Change address' });

it('sends links for a new address with the password, says whose is missing, and undoes the change', async () => {
  const { user, shell, requestsTo } = await open();
  expect((await card()).getByText(FAKE_USER.email)).toBeTruthy();
  await user.click(await change());
  expect(document.activeElement).toBe((await card()).getByLabelText('New address'));
  await user.keyboard(NEXT);
  await user.type((await card()).getByLabelText('Your password'), 'correct horse');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(shell.calls.toasts).toMatchObject([{ title: 'Look into both mailboxes' }]));
  expect(requestsTo(POST).map(({ json }) => json)).toEqual([{ email: NEXT, password: 'correct horse' }]);
  const waiting = (await card()).getByText(/^It becomes/).textContent;
  expect(waiting).toContain(
    `It becomes ${NEXT} once the link in the mail to ${FAKE_USER.email} was pressed.`,
  );

  await user.click((await card()).getByRole('button', { name: 'Keep the present address' }));
  expect(await change()).toBeTruthy();
});

it('asks for no password where there is none', async () => {
  const { user, requestsTo } = await open({}, false);
  await user.click(await change());
  await user.keyboard(`${NEXT}{Enter}`);

  await waitFor(() => expect(requestsTo(POST).map(({ json }) => json)).toEqual([{ email: NEXT }]));
});

it.each([
  ['password', 'Your password', 'This is not your password.'],
  ['email', 'New address', 'Please enter your e-mail address'],
])('says what is wrong at the field, and goes there: %s', async (name, label, message) => {
  const refused = () =>
    Response.json(
      { code: 'invalid_request', message, requestId: '1', fields: { [name]: message } },
      { status: 400 },
    );
  const { user } = await open({ [POST]: refused });
  await user.click(await change());
  await user.keyboard(NEXT);
  await user.type((await card()).getByLabelText('Your password'), 'a guess{Enter}');

  expect(await (await card()).findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe((await card()).getByLabelText(label));
});

it('shows the address alone before a gateway that changes none', async () => {
  await open({ [GET]: () => apiError(404, { message: 'There is nothing at this address.' }) });

  expect((await card()).getByText(FAKE_USER.email)).toBeTruthy();
  expect((await card()).queryByRole('button')).toBeNull();
});
