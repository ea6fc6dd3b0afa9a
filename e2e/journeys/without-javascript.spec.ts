import { expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { newEmail, openBrowser, signUp } from '../src/user/browser-user.ts';

const studio = openStudio();
const openWithout = () => openBrowser(studio, { javaScriptEnabled: false });

it('takes a message without JavaScript, and says so', async () => {
  const { page } = await openWithout();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Receipt');
  await page.getByLabel('Message').fill('Where is it?');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await page.getByRole('heading', { level: 1, name: 'Message sent successfully' }).waitFor();
  await page.getByRole('link', { name: 'Send Another Message' }).click();
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
});

it('says on the sign-in page what it needs, also after a press of Enter', async () => {
  const { page } = await openWithout();
  await page.goto('/auth');
  const reason = page.getByText(/^Signing in needs JavaScript/);
  await reason.waitFor();
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');

  await page.waitForLoadState();
  await reason.waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
});

it('shows a user’s public page without JavaScript: who they are, and what they have made', async () => {
  const owner = await openBrowser(studio);
  await signUp(owner);
  const headers = { origin: owner.origin };
  const made = await owner.context.request.post('/api/generate', {
    data: { prompt: 'A quiet lake', size: '1024x1024', quality: 'standard', style: 'vivid' },
    headers: { ...headers, prefer: 'wait=60' },
  });
  const { id } = (await made.json()) as { id: string };
  await owner.context.request.put(`/api/generations/${id}/publication`, { headers });
  const profile = { displayName: 'Ada Lovelace', bio: 'Engines.', publicProfile: true };
  await owner.context.request.patch('/api/profile', { data: profile, headers });
  const response = await owner.context.request.get('/api/auth/user');
  const { handle } = (await response.json()) as { handle: string };

  const { page } = await openWithout();
  await page.goto(`/u/${handle}`);
  await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('Engines.');
  const picture = page.getByRole('img', { name: 'A quiet lake' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  // With JavaScript the same stands there at once, without being asked for first.
  const visitor = await openBrowser(studio);
  await visitor.page.route('**/api/users/**', () => new Promise(() => {}));
  await visitor.page.goto(`/u/${handle}`);
  await visitor.page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
  await visitor.page.getByRole('article', { name: 'A quiet lake' }).waitFor();
});
