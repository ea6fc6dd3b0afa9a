import { it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { CARDS, enterCard, newSubscriber, stripeOf } from '../src/user/payments.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();
const HOUR = 3600;

it('asks the full price again for an upgrade that the bank did not confirm, and gives nothing before', async () => {
  const user = await signUpAt(studio, '/subscribe?plan=pro');
  const { page } = user;
  await enterCard(page, CARDS.withConfirmation);
  await page.getByRole('button', { name: /^Subscribe to/ }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await user.seesToast('Subscription Successful!');
  const upgrade = async (): Promise<void> => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Upgrade to Creator+' }).first().click();
    await page.getByRole('button', { name: 'Upgrade to Creator+ - $12.00' }).click();
  };
  await upgrade();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await user.seesToast('Plan Change Failed');
  await upgrade();
  // The bank's window is open: the page is left.
  await page.getByRole('button', { name: 'Complete authentication' }).waitFor();
  await page.goto('/account');
  await user.hasCredits(1000);

  await page.getByRole('button', { name: 'Upgrade to Creator+' }).first().click();
  await page.getByText(/^You began this upgrade before/).waitFor();
  await page.getByRole('button', { name: 'Upgrade to Creator+ - $12.00' }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();

  await user.seesToast('Plan Updated');
  await user.hasCredits(2000);
});

it('says that a renewal failed, and goes on with another card', async () => {
  const user = await newSubscriber(studio);
  const stripe = stripeOf(studio);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: user.customer });
  const [subscription] = (await stripe.subscriptions.list({ customer: user.customer })).data;
  await stripe.subscriptions.update(subscription?.id ?? '', { default_payment_method: bad.id });
  const { page } = user;
  await page.goto('/account');

  await user.passMonthBy(2 * HOUR);
  await page.getByText('Your last payment failed').waitFor();
  await page.getByRole('button', { name: 'Update card' }).first().click();
  await enterCard(page, CARDS.mastercard);
  await page.getByRole('button', { name: 'Save card' }).click();

  await page.getByText('Your last payment failed').waitFor({ state: 'detached' });
  await page.getByText('PRO', { exact: true }).waitFor();
  await user.hasCredits(1000);
});

it('claws back the unspent credits of a refund, and shows it on the receipt', async () => {
  const user = await newSubscriber(studio);
  const { page } = user;
  const stripe = stripeOf(studio);
  const [charge] = (await stripe.charges.list({ customer: user.customer })).data;
  await stripe.refunds.create({ charge: charge?.id ?? '' });

  await page.goto('/account/invoices');
  await user.hasCredits(500);
  await page
    .getByText(/refunded/i)
    .first()
    .waitFor();
});
