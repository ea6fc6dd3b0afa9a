import { createSql, readZip } from '@aic/api/testing';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { mailedLink } from '../src/studio/outbox.ts';
import { openStudio } from '../src/studio/studio.ts';
import { newEmail, openBrowser } from '../src/user/browser-user.ts';
import { savedBy } from '../src/user/downloads.ts';

const studio = openStudio();
const FIRST = 'correct horse battery';
const SECOND = 'a brand new horse';
const PROMPT = 'A lighthouse at dusk';

async function submit(page: Page, email: string, password: string, button: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Whether the browser can show the bytes as a picture of some size. */
const isPicture = (page: Page, bytes: Buffer): Promise<boolean> =>
  page.evaluate(async (content) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(content), (c) => c.codePointAt(0) ?? 0)]),
    );
    return picture.width > 0 && picture.height > 0;
  }, bytes.toString('base64'));

it('a whole life: register, confirm, forget, reset, be in two places, take a copy along, go and be forgotten', async () => {
  const email = newEmail();
  const { page, context, origin } = await openBrowser(studio);
  await page.goto('/auth?tab=sign-up');
  await submit(page, email, FIRST, 'Create account');
  await page.getByTestId('credits').getByText('500').waitFor();
  await page.goto(await mailedLink(email, 'verify-email', '/verify-email'));
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();

  // Somewhere else the password is forgotten: the new one ends the session here.
  const other = await openBrowser(studio);
  await other.page.goto('/forgot-password');
  await other.page.getByLabel('E-mail').fill(email);
  await other.page.getByRole('button', { name: 'Send the link' }).click();
  await other.page.goto(await mailedLink(email, 'reset-password', '/reset-password'));
  await other.page.getByLabel('New password').fill(SECOND);
  await other.page.getByRole('button', { name: 'Set the password' }).click();
  await other.page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  expect((await context.request.get('/api/auth/user')).status()).toBe(401);

  // In two places, and one of them ends the other.
  for (const place of [other.page, page]) {
    await place.goto('/auth');
    await submit(place, email, SECOND, 'Sign In');
    await place.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
  }
  await page.getByRole('textbox', { name: 'Describe your image' }).fill(PROMPT);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.getByRole('img', { name: PROMPT }).first().waitFor();
  await page.goto('/account/security');
  await page.getByRole('button', { name: /^End .*, since / }).click();
  await expect.poll(async () => (await other.context.request.get('/api/auth/user')).status()).toBe(401);

  // A copy of everything: it opens, and the picture in it is one.
  await page.getByRole('button', { name: 'Ask for a copy' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await link.waitFor();
  const entries = await readZip((await savedBy(page, () => link.click())).bytes);
  const picture = [...entries].find(([name]) => name.startsWith('media/image-'));
  expect(await isPicture(page, picture?.[1] ?? Buffer.alloc(0))).toBe(true);
  expect(entries.get('generations.json')?.toString()).toContain(PROMPT);
  expect(entries.get('profile.json')?.toString()).toContain(email);

  // Gone at once, and forgotten when the time to think it over has passed.
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password').fill(SECOND);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();
  await mailedLink(email, 'restore-account', '/restore-account');
  const login = { data: { email, password: SECOND }, headers: { origin } };
  expect((await context.request.post('/api/login', login)).status()).toBe(403);
  await expect
    .poll(() => whatIsLeft(email))
    .toEqual({ mails: 0, prompts: 0, files: 0, people: 0, violations: 0 });
});

/** What is left of the person once the days to restore the account are over, and what the books say. */
async function whatIsLeft(email: string) {
  const sql = createSql(studio.databaseUrl, { name: 'aic-e2e', max: 1 });
  try {
    await sql`update app_user set closes_at = now() where email = ${email}`;
    await sql`select purge_account(500, now())`;
    const [row] = await sql`
      select (select count(*)::int from mail where recipient = ${email}) as mails,
        (select count(*)::int from generation where prompt = ${PROMPT} and user_id in (
          select id from app_user where purged_at is not null)) as prompts,
        (select count(*)::int from asset a join app_user u on u.id = a.user_id where u.purged_at is not null) as files,
        (select count(*)::int from app_user where email = ${email}) as people,
        (select count(*)::int from credit.violation) as violations`;
    return row;
  } finally {
    await sql.end();
  }
}
