import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBilling } from '../../../testing/render-billing.tsx';

const PROVIDER = {
  id: '01999999-0000-7000-8000-000000000001',
  name: 'Example',
  linkedAt: '2030-01-01T00:00:00.000Z',
};
const DELETE = `DELETE /api/account/providers/${PROVIDER.id}`;

/** A server whose list follows what is done. */
function open(
  handlers: NonNullable<Parameters<typeof renderBilling>[1]>['handlers'] = {},
  hasPassword = true,
) {
  let providers = [PROVIDER];
  return renderBilling('/account/security', {
    handlers: {
      'GET /api/account/security': () => ({ hasPassword }),
      'GET /api/account/second-factor': () => ({ isOn: false, recoveryCodesLeft: 0 }),
      'GET /api/account/sessions': () => [],
      'GET /api/account/export': () => apiError(404, { message: '' }),
      'GET /api/account/providers': () => providers,
      [DELETE]: () => {
        providers = [];
        return {};
      },
      ...handlers,
    },
  });
}

const card = async () => within(await screen.findByRole('region', { name: 'Other providers' }));

it('lists the providers that sign the user in, and unlinks one after asking', async () => {
  const { user, shell, requestsTo } = await open();
  expect((await card()).getByText(/^Since .*2030/)).toBeTruthy();

  await user.click((await card()).getByRole('button', { name: 'Unlink Example' }));
  expect(document.activeElement).toBe((await card()).getByRole('heading', { level: 2 }));
  expect(requestsTo(DELETE)).toEqual([]);
  await user.click((await card()).getByRole('button', { name: 'Unlink' }));

  await waitFor(() => expect(shell.calls.toasts).toMatchObject([{ title: 'Provider unlinked' }]));
  expect(screen.queryByRole('region', { name: 'Other providers' })).toBeNull();
});

it('cannot unlink the last way in, and says what to do first', async () => {
  await open({}, false);

  const button = (await card()).getByRole('button', { name: 'Unlink Example' });

  expect(button.ariaDisabled).toBe('true');
  expect(button.title || button.getAttribute('aria-describedby')).toBeTruthy();
});

it('says why it was not unlinked, and can be left', async () => {
  const message =
    'This is your only way to sign in. Set a password or add a passkey first; then you can unlink it.';
  const { user } = await open({ [DELETE]: () => apiError(409, { message }) });
  await user.click((await card()).getByRole('button', { name: 'Unlink Example' }));
  await user.click((await card()).getByRole('button', { name: 'Unlink' }));

  expect((await (await card()).findByRole('alert')).textContent).toBe(message);
  await user.click((await card()).getByRole('button', { name: 'Cancel' }));
  expect((await card()).getByRole('button', { name: 'Unlink Example' })).toBeTruthy();
});

it('is not there without any, nor before a gateway that knows of none', async () => {
  for (const response of [() => [], () => apiError(404, { message: 'There is nothing at this address.' })]) {
    const { unmount } = await open({ 'GET /api/account/providers': response });
    await screen.findByRole('region', { name: 'Sessions' });
    expect(screen.queryByRole('region', { name: 'Other providers' })).toBeNull();
    unmount();
  }
});
