import { expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { newSubscriber } from '../src/user/payments.ts';

const studio = openStudio();
const HOUR = 3600;

it('[8.change] upgrades at once for the rest of the month, downgrades on the billing date, and undoes that', async () => {
  const user = await newSubscriber(studio);
  const { page } = user;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Upgrade to Creator+' }).first().click();
  await page.getByRole('button', { name: 'Upgrade to Creator+ - $12.00' }).click();
  await user.seesToast('Plan Updated');
  await user.hasCredits(2000);

  await page.getByRole('button', { name: 'Downgrade to Pro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Downgrade to Pro' }).click();
  await page.getByText('Changing to Pro').waitFor();
  await user.hasCredits(2000);

  // The dialog has a button of this name, too, and hides the page until it is gone.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Keep Creator+' }).first().click();
  await page.getByText('Changing to Pro').waitFor({ state: 'detached' });
});

it('[8.cancel] [8.reactivate] ends with the month unless that is undone, and then ends', async () => {
  const user = await newSubscriber(studio);
  const { page } = user;
  await page.goto('/account');
  const cancel = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page
      .getByText(
        "Are you sure you want to cancel your subscription? You'll keep access until the end of your billing period.",
      )
      .waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByText('Subscription Ending').waitFor();
  };
  await cancel();
  await page.getByRole('button', { name: 'Reactivate Plan' }).click();
  await user.seesToast('Subscription Reactivated');
  await page.getByText('Subscription Ending').waitFor({ state: 'detached' });

  await cancel();
  await user.hasCredits(1000);
  await user.passMonthBy(HOUR);

  await user.hasCredits(500);
  await page.getByText('PRO', { exact: true }).waitFor({ state: 'detached' });
});

it('[9.plan.reset] renews each month: credits reset without rollover, in the open page', async () => {
  const user = await newSubscriber(studio);
  await user.page.goto('/account');
  await user.hasCredits(1000);

  await user.passMonthBy(2 * HOUR);

  await expect
    .poll(async () => {
      const response = await user.context.request.get('/api/invoices');
      return ((await response.json()) as Array<{ reason: string }>).map(({ reason }) => reason);
    })
    .toEqual(['renewal', 'subscribe']);
  await user.hasCredits(1000);
});
