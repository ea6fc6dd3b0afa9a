import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBilling } from '../../testing/render-billing.tsx';
import { creatorSubscription, NEXT_BILLING } from '../../testing/samples.ts';

it('undoes a change that is seen before its response only after that, as the server takes one at a time', async () => {
  const response = { clientSecret: null, status: 'active' };
  const first = Promise.withResolvers<typeof response>();
  const { user, server, shell, requestsTo } = await renderBilling('/account', {
    subscription: creatorSubscription(),
    handlers: {
      'POST /api/change-plan': ({ json }) =>
        (json as { plan: string }).plan === 'pro' ? first.promise : response,
      'POST /api/sync-subscription': () => ({ subscription: server.subscription }),
      'GET /api/change-plan/preview': () => ({
        plan: 'pro',
        amountDue: 0,
        credits: 0,
        startsAt: NEXT_BILLING,
      }),
    },
  });
  const plansAsked = () => requestsTo('POST /api/change-plan').map(({ json }) => json);
  await user.click(await screen.findByRole('button', { name: 'Downgrade to Pro' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^Downgrade to Pro/ }));
  server.subscription = creatorSubscription({ next_plan: 'pro' });
  await shell.queryClient.invalidateQueries();

  const notice = within(await screen.findByRole('group', { name: 'Changing to Pro' }));
  const keep = notice.getByRole('button', { name: 'Keep Creator+' });
  await user.click(keep);
  await waitFor(() => expect(keep.ariaBusy).toBe('true'));
  expect(plansAsked()).toEqual([{ plan: 'pro' }]);

  server.subscription = creatorSubscription();
  first.resolve(response);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Changing to Pro' })).toBeNull());
  expect(plansAsked()).toEqual([{ plan: 'pro' }, { plan: 'creator' }]);
});
