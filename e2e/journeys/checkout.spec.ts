import { expect, it } from 'vitest';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { openStudio } from '../src/studio/studio.ts';
import { CARDS, enterCard } from '../src/user/payments.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();

const pay = ({ page }: ToolUser) => page.getByRole('button', { name: /^Subscribe to AI Creative/ }).click();

it('[4.checkout.submit] [8.checkout.ok] takes a good card, adds the credits and shows the plan everywhere', async () => {
  const user = await signUpAt(studio, '/subscribe?plan=pro');
  const { page } = user;
  await page.getByRole('heading', { name: 'Complete Your Subscription' }).waitFor();
  await page.getByLabel('Card number').waitFor();
  await expectSoundInBothThemes(page, '/subscribe', ['dark', 'light']);
  await enterCard(page, CARDS.good);
  await pay(user);

  await user.seesToast('Subscription Successful!');
  await page.getByText('Welcome to AI Creative Pro! Your credits have been added.').first().waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  await user.hasCredits(1000);
  await page.getByText('PRO', { exact: true }).waitFor();
  await page.goto('/subscribe');
  await user.seesToast('Already Subscribed!');
  await page.waitForURL((url) => url.pathname === '/');
});

it('[8.checkout.failed] says what the bank says of a declined card, and takes the next one', async () => {
  const user = await signUpAt(studio, '/subscribe?plan=creator', { viewport: { width: 390, height: 2000 } });
  const { page } = user;
  await page.getByLabel('Card number').waitFor();
  await expectSoundInBothThemes(page, '/subscribe?plan=creator (390 px)', ['light', 'dark']);
  await enterCard(page, CARDS.declined);
  await pay(user);
  await user.seesToast('Payment Failed');
  await page.getByText('Your card was declined.').first().waitFor();
  await user.hasCredits(500);

  await enterCard(page, CARDS.mastercard);
  await pay(user);

  await user.seesToast('Subscription Successful!');
  await user.hasCredits(2000);
});

it("goes on after the bank's confirmation, and not without it", async () => {
  const user = await signUpAt(studio, '/subscribe');
  const { page } = user;
  await enterCard(page, CARDS.withConfirmation);
  await pay(user);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await user.seesToast('Payment Failed');
  await user.hasCredits(500);

  await pay(user);
  await page.getByRole('button', { name: 'Complete authentication' }).click();

  await user.seesToast('Subscription Successful!');
  await user.hasCredits(1000);
});

it('leads from too few credits to a plan and back to the draft that could not be paid', async () => {
  const user = await signUpAt(studio, '/');
  const { page } = user;
  const prompt = page.getByRole('main').getByRole('textbox');
  await prompt.fill('A city in the rain');
  await page.route('**/api/generate', (route) =>
    route.fulfill({
      status: 402,
      json: {
        message: 'Not enough credits: this costs 20 and you have 3.',
        code: 'insufficient_credits',
        requestId: 'x',
      },
    }),
  );
  await page.getByRole('button', { name: /^Generate - 20 credits/ }).click();
  await page.getByRole('button', { name: 'See plans' }).click();

  await page.waitForURL((url) => url.pathname === '/subscribe');
  await enterCard(page, CARDS.good);
  await pay(user);

  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => prompt.inputValue()).toBe('A city in the rain');
  await user.hasCredits(1000);
});
