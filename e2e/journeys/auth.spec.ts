import { describe, expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { newEmail, openBrowser, signUp, type BrowserUser } from '../src/user/browser-user.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();
const PASSWORD = 'correct horse battery';

const toasts = ({ page }: Pick<BrowserUser, 'page'>) => page.getByRole('region', { name: /Notifications/ });
const toast = (user: Pick<BrowserUser, 'page'>, title: string) =>
  toasts(user).getByText(title, { exact: true });

async function openForm(tab: 'Sign In' | 'Sign Up'): Promise<BrowserUser> {
  const user = await openBrowser(studio);
  await user.page.goto('/auth');
  await user.page.getByRole('tab', { name: tab }).click();
  return user;
}

async function submit({ page }: BrowserUser, email: string, password: string, button: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

describe('signing up', () => {
  it('[2.auth.tabs] [2.auth.hint] [5.register] has two tabs, needs an e-mail and a password of at least 8; names may stay empty', async () => {
    const { page } = await openForm('Sign Up');
    const isValid = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => field.validity.valid);

    expect(await page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Sign Up']);
    await page.getByText('Password must be at least 8 characters long').waitFor();
    expect(await isValid('First name')).toBe(true);
    expect(await isValid('Last name')).toBe(true);
    expect(await isValid('E-mail')).toBe(false);
    expect(await isValid('Password')).toBe(false);
    await page.getByLabel('Password', { exact: true }).pressSequentially('1234567');
    expect(await isValid('Password')).toBe(false);
    await page.getByLabel('Password', { exact: true }).pressSequentially('8');
    expect(await isValid('Password')).toBe(true);
  });

  it('[8.auth] welcomes a new user with 500 free credits and opens the studio', async () => {
    const user = await openForm('Sign Up');
    const { page } = user;

    await submit(user, newEmail(), PASSWORD, 'Create account');

    await toast(user, 'Welcome to AI Creative!').waitFor();
    await page
      .getByText(/500 free credits/)
      .first()
      .waitFor();
    await page.getByTestId('credits').getByText('500').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('signing in', () => {
  it('[4.auth.success] [8.auth] welcomes back, sets the user and goes to / without asking again', async () => {
    const email = await signUp(await openBrowser(studio));
    const user = await openForm('Sign In');
    const asked: string[] = [];
    user.page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await submit(user, email, PASSWORD, 'Sign In');

    await toast(user, 'Welcome back!').waitFor();
    await user.page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    expect(asked).not.toContain('/api/auth/user');
  });
});

describe('signing out', () => {
  it("[4.auth.logout] [8.auth] says 'Logout failed' without a response; with one it clears the cache, ends the session and goes to /", async () => {
    const user = await signUpAt(studio, '/music');
    const { page, context } = user;
    const logOut = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    };
    await page.route('**/api/logout', (route) => route.abort());
    await logOut();
    await toast(user, 'Logout failed').waitFor();
    await page.getByTestId('credits').waitFor();

    await page.unroute('**/api/logout');
    await logOut();

    await page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await context.request.get('/api/auth/user')).status()).toBe(401);
    expect(await page.getByTestId('credits').count()).toBe(0);
  });
});
