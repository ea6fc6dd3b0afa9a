import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { openStudio } from '../src/studio/studio.ts';
import { newEmail, openBrowser } from '../src/user/browser-user.ts';

const studio = openStudio();

async function leaveFor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Try the sandbox: any address works' }).click();
  await page.getByRole('heading', { name: 'Sandbox sign-in' }).waitFor();
}

async function respond(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

describe('signing in with another provider', () => {
  it('[2.auth.provider] makes an account, leads back to where it began, and knows the user again', async () => {
    const email = newEmail();
    const { page } = await openBrowser(studio);
    await leaveFor(page, '/auth?returnTo=%2Fmusic');
    await respond(page, email);
    await page.getByRole('heading', { level: 1, name: 'Music Creator' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/music');
    await page.getByTestId('credits').getByText('500', { exact: true }).waitFor();
    await page.goto('/account/security');
    await page.getByText('Your account has no password.').waitFor();
    const linked = page.getByRole('region', { name: 'Other providers' });
    // The last way in stays.
    await linked.getByRole('button', { name: /^Unlink/, disabled: true }).waitFor();
    await expectSoundInBothThemes(page, '/account/security', ['dark', 'light']);

    const other = await openBrowser(studio);
    await leaveFor(other.page, '/auth');
    await respond(other.page, email);
    await other.page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    await other.page.goto('/profile');
    await other.page.getByText(email).first().waitFor();
  });

  it.each([
    ['an address that it has not confirmed', `unverified-${newEmail()}`, /confirmed/],
    ['no agreement of the user', null, /cancel|did not|not complete/i],
  ])('lets no user in after %s, and says why', async (_case, email, reason) => {
    const { page } = await openBrowser(studio);
    await leaveFor(page, '/auth');
    if (email === null) await page.getByRole('button', { name: 'Cancel' }).click();
    else await respond(page, email);

    await page.getByRole('alert').filter({ hasText: reason }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    await expectAccessible(page);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});
