import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../src/axe.ts';
import { openStudio } from '../src/studio.ts';
import { newEmail, signUp, visit, type Visitor } from '../src/visitor.ts';

const studio = openStudio();
const PASSWORD = 'correct horse battery';

const toast = ({ page }: Visitor, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });

async function openForm(tab: 'Sign In' | 'Sign Up'): Promise<Visitor> {
  const visitor = await visit(studio);
  await visitor.page.goto('/auth');
  await visitor.page.getByRole('tab', { name: tab }).click();
  return visitor;
}

describe('signing up', () => {
  it('[2.auth.tabs][2.auth.hint] has the tabs Sign In and Sign Up, and says how long a password must be', async () => {
    const { page } = await openForm('Sign Up');

    expect(await page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Sign Up']);
    await page.getByText('Password must be at least 8 characters long').waitFor();
    await expectAccessible(page);
  });

  it('[8.auth] welcomes a new person with 500 free credits and opens the studio', async () => {
    const visitor = await openForm('Sign Up');
    const { page } = visitor;
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);

    await page.getByRole('button', { name: 'Create account' }).click();

    await toast(visitor, 'Welcome to AI Creative!').waitFor();
    await page
      .getByText(/500 free credits/)
      .first()
      .waitFor();
    await page.getByTestId('credits').getByText('500').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('[5.register] needs an e-mail and a password of at least 8; names may stay empty', async () => {
    const { page } = await openForm('Sign Up');
    const isValid = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => field.validity.valid);

    expect(await isValid('First name')).toBe(true);
    expect(await isValid('Last name')).toBe(true);
    expect(await isValid('Email')).toBe(false);
    expect(await isValid('Password')).toBe(false);
    await page.getByLabel('Password', { exact: true }).pressSequentially('1234567');
    expect(await isValid('Password')).toBe(false);
    await page.getByLabel('Password', { exact: true }).pressSequentially('8');
    expect(await isValid('Password')).toBe(true);
  });

  it("[8.auth] says 'Registration failed' with the server's sentence, and keeps what was typed", async () => {
    const taken = newEmail();
    await signUp(await visit(studio), taken);
    const visitor = await openForm('Sign Up');
    await visitor.page.getByLabel('Email').fill(taken);
    await visitor.page.getByLabel('Password', { exact: true }).fill(PASSWORD);

    await visitor.page.getByRole('button', { name: 'Create account' }).click();

    await toast(visitor, 'Registration failed').waitFor();
    expect(await visitor.page.getByLabel('Email').inputValue()).toBe(taken);
  });
});

describe('signing in', () => {
  it('[4.auth.success][8.auth] welcomes back, sets the user and goes to / without asking again', async () => {
    const email = newEmail();
    await signUp(await visit(studio), email);
    const visitor = await openForm('Sign In');
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.page.getByLabel('Email').fill(email);
    await visitor.page.getByLabel('Password', { exact: true }).fill(PASSWORD);

    await visitor.page.getByRole('button', { name: 'Sign In', exact: true }).click();

    await toast(visitor, 'Welcome back!').waitFor();
    await visitor.page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    expect(asked).not.toContain('/api/auth/user');
  });

  it("[8.auth] says 'Login failed' for a wrong password, with the same sentence as for an unknown e-mail", async () => {
    const email = newEmail();
    await signUp(await visit(studio), email);
    const visitor = await openForm('Sign In');
    const { page } = visitor;
    const sentences: string[] = [];
    for (const tried of [email, newEmail()]) {
      await page.getByLabel('Email').fill(tried);
      await page.getByLabel('Password', { exact: true }).fill('wrong password');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await toast(visitor, 'Login failed').waitFor();
      sentences.push(
        await page
          .getByRole('region', { name: /Notifications/ })
          .getByRole('listitem')
          .innerText(),
      );
      await page.getByRole('button', { name: 'Close notification' }).click();
      await toast(visitor, 'Login failed').waitFor({ state: 'detached' });
    }

    expect(sentences[0]).toBe(sentences[1]);
    expect(sentences[0]).toContain('Invalid email or password');
  });

  it("[8.auth] falls back to 'Login failed' when no sentence comes", async () => {
    const visitor = await openForm('Sign In');
    await visitor.page.route('**/api/login', (route) =>
      route.fulfill({ status: 502, body: '<html></html>' }),
    );
    await visitor.page.getByLabel('Email').fill(newEmail());
    await visitor.page.getByLabel('Password', { exact: true }).fill(PASSWORD);

    await visitor.page.getByRole('button', { name: 'Sign In', exact: true }).click();

    await visitor.page.getByText('Login failed').nth(1).waitFor();
  });
});

describe('signing out', () => {
  it('[4.auth.logout] clears what was cached, ends the session and goes to /', async () => {
    const person = await visit(studio);
    await signUp(person);
    const { page } = person;
    await page.goto('/music');
    await page.getByRole('button', { name: 'Log out' }).click();

    await page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();

    expect(new URL(page.url()).pathname).toBe('/');
    expect((await person.context.request.get('/api/auth/user')).status()).toBe(401);
    expect(await page.getByTestId('credits').count()).toBe(0);
  });

  it("[8.auth] says 'Logout failed' and stays signed in when the server does not answer", async () => {
    const person = await visit(studio);
    await signUp(person);
    await person.page.goto('/');
    await person.page.route('**/api/logout', (route) => route.abort());

    await person.page.getByRole('button', { name: 'Log out' }).click();

    await toast(person, 'Logout failed').waitFor();
    await person.page.getByTestId('credits').waitFor();
  });
});
