import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBilling } from '../../../testing/render-billing.tsx';

type Handlers = NonNullable<NonNullable<Parameters<typeof renderBilling>[1]>['handlers']>;

const POST = 'POST /api/account/delete';

/** The page with its dialog open. */
async function openDialog(response: Handlers[string] = () => ({}), hasPassword = true) {
  const page = await renderBilling('/account/security', {
    handlers: {
      'GET /api/account/security': () => ({ hasPassword }),
      'GET /api/account/sessions': () => [],
      [POST]: response,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  return {
    ...page,
    dialog,
    confirm: within(dialog).getByRole('button', { name: 'Delete account' }),
  };
}

const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });

describe('deleting the account', () => {
  it('says before it is asked for what will happen', async () => {
    await openDialog();
    const card = screen.getByText(/You are signed out everywhere at once/).textContent;

    for (const fact of ['subscription ends', 'within 30 days', 'Invoices stay']) expect(card).toContain(fact);
  });

  it('sends the password, leaves nothing of the user in the page and goes to the front page', async () => {
    const { user, shell, confirm, requestsTo } = await openDialog();
    shell.store.dispatch({
      type: 'drafts/draftChanged',
      payload: { key: 'image.composer', change: { prompt: 'secret' } },
    });
    await user.type(password(), 'correct horse');
    await user.click(confirm);

    await waitFor(() => expect(shell.calls.navigations).toEqual(['/']));
    expect(requestsTo(POST).map(({ json }) => json)).toEqual([{ password: 'correct horse' }]);
    expect(shell.calls.toasts).toMatchObject([{ title: 'Your account is deleted' }]);
    expect(shell.queryClient.getQueryData(['user'])).toBeNull();
    expect(shell.store.getState()).toMatchObject({ drafts: { byKey: {} } });
    expect(JSON.stringify(shell.store.getState())).not.toContain('secret');
  });

  it('sends nothing without the password, and goes to its field', async () => {
    const { user, confirm, requestsTo } = await openDialog();
    await user.click(confirm);

    expect(await screen.findByText('Type your password')).toBeTruthy();
    expect(document.activeElement).toBe(password());
    expect(requestsTo(POST)).toEqual([]);
  });

  it('says at the field that the password is wrong, until it is changed', async () => {
    const fields = { password: 'This is not your password.' };
    const { user, shell, confirm } = await openDialog(() =>
      Response.json({ message: 'x', code: 'invalid_request', requestId: 'r', fields }, { status: 400 }),
    );
    await user.type(password(), 'a guess');
    await user.click(confirm);

    expect(await screen.findByText(fields.password)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(shell.calls.navigations).toEqual([]);
    await user.type(password(), 's');
    expect(screen.queryByText(fields.password)).toBeNull();
  });

  it('asks users without a password for their address, and says when their sign-in is too old', async () => {
    const { user, confirm, requestsTo } = await openDialog(
      () => apiError(403, { message: 'Your sign-in is older than 10 minutes.' }),
      false,
    );
    await user.type(screen.getByLabelText('Your e-mail address'), FAKE_USER.email);
    await user.click(confirm);

    expect(await screen.findByText('Your sign-in is older than 10 minutes.')).toBeTruthy();
    expect(requestsTo(POST).map(({ json }) => json)).toEqual([{ email: FAKE_USER.email }]);
  });

  it('can be left without deleting anything', async () => {
    const { user, requestsTo } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo(POST)).toEqual([]);
  });
});
