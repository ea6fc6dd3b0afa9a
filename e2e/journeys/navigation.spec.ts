import { describe, expect, it } from 'vitest';
import { openStudio } from '../src/studio.ts';
import { signUp, visit } from '../src/visitor.ts';

const studio = openStudio();

async function personWith(change: { is_admin?: boolean; plan?: 'pro' | 'creator' }) {
  const person = await visit(studio);
  const email = await signUp(person);
  await studio.sql`update app_user set ${studio.sql({ is_admin: false, ...change })} where email = ${email}`;
  await person.page.goto('/');
  const header = person.page.getByRole('banner');
  await header.getByRole('button', { name: 'Log out' }).waitFor();
  return { ...person, header };
}

describe('the navigation bar', () => {
  it('[2.nav.badge] shows the credit count, and Unlimited for admins', async () => {
    const creator = await personWith({});
    await creator.header.getByTestId('credits').getByText('500').waitFor();

    const admin = await personWith({ is_admin: true });
    await admin.header.getByTestId('credits').getByText('Unlimited').waitFor();
  });

  it('[2.nav.admin][2.nav.pro] shows ADMIN to admins, PRO to people with a plan who are no admins', async () => {
    const admin = await personWith({ is_admin: true, plan: 'pro' });
    await admin.header.getByText('ADMIN', { exact: true }).waitFor();
    expect(await admin.header.getByText('PRO', { exact: true }).count()).toBe(0);

    const pro = await personWith({ plan: 'pro' });
    await pro.header.getByText('PRO', { exact: true }).waitFor();
    expect(await pro.header.getByText('ADMIN', { exact: true }).count()).toBe(0);
  });

  it('[2.nav.upgrade] offers Upgrade to /subscribe only to people who are neither', async () => {
    const free = await personWith({});
    expect(await free.header.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe');

    for (const change of [{ is_admin: true }, { plan: 'creator' }] as const) {
      const { header } = await personWith(change);
      expect(await header.getByRole('link', { name: 'Upgrade' }).count()).toBe(0);
    }
  });

  it('[2.nav.icons] has icon links to contact, profile and account, and a logout button', async () => {
    const { header } = await personWith({});
    for (const [name, path] of [
      ['Contact', '/contact'],
      ['Profile', '/profile'],
      ['Account', '/account'],
    ] as const) {
      expect(await header.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
    await header.getByRole('button', { name: 'Log out' }).waitFor();
  });

  it('has a footer with the columns AI Tools, Company and Legal', async () => {
    const { page } = await personWith({});
    const footer = page.getByRole('contentinfo');
    const links = (name: string) =>
      footer.getByRole('navigation', { name }).getByRole('link').allTextContents();

    expect(await links('AI Tools')).toHaveLength(4);
    expect(await links('Company')).toEqual(['About Us', 'Plans & Pricing', 'Contact']);
    expect(await links('Legal')).toEqual(['Terms of Service', 'Privacy Policy']);
  });
});
