import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ContactPage } from './contact-page.tsx';

type Handler = NonNullable<Parameters<typeof renderPage>[2]>[string];

const show = (response: Handler = () => ({}), path = '/contact') =>
  renderPage(<ContactPage />, path, { 'POST /api/contact': response });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field('Name'), 'Ada');
  await user.type(field('E-mail'), 'ada@example.com');
  await user.type(field('Subject'), 'Receipt');
  await user.type(field('Message'), 'Where is it?');
}

it('[2.contact.form] shows a form beside a card with the address and how soon we answer', () => {
  show();
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'Contact information' }));
  expect(card.getByRole('link', { name: /^support@/ }).getAttribute('href')).toMatch(/^mailto:support@/);
  expect(card.getByText('24-48 hours')).toBeTruthy();
  expect(card.getByText('2-4 hours')).toBeTruthy();
});

it('[5.contact] requires name, e-mail, subject and message; the e-mail is typed as one', () => {
  show();
  for (const label of ['Name', 'E-mail', 'Subject', 'Message']) expect(field(label).required).toBe(true);
  expect(field('E-mail').type).toBe('email');
});

it('[2.contact.sent] [8.success] shows that the message was sent, with focus on it, and two ways on', async () => {
  const { user, backend, services } = show();
  await fillIn(user);
  await press(user, 'Send Message');

  const title = await screen.findByRole('heading', { level: 1, name: 'Message sent successfully' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(services.store.getState().toasts.current).toMatchObject({
    title: 'Message sent successfully',
    description: "We'll get back to you within 24 hours.",
    variant: 'default',
  });
  expect(backend.requests.at(-1)).toMatchObject({
    json: { name: 'Ada', email: 'ada@example.com', subject: 'Receipt', message: 'Where is it?' },
  });

  await press(user, 'Send Another Message');
  expect(field('Message').value).toBe('');
});

it('sends a message once however fast it is pressed, with a key that tells a repeat from another message', async () => {
  const { user, backend } = show();
  await fillIn(user);
  const form = screen.getByRole('form', { name: 'Write to us' });

  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });

  const sent = backend.requests.filter(({ path }) => path === '/api/contact');
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    expect.stringMatching(/^[\w-]{20,}$/),
  ]);
});

it('[8.contact.fail] says that it failed and keeps what was typed', async () => {
  const { user, services } = show(() => Promise.reject(new TypeError('network')));
  await fillIn(user);
  await press(user, 'Send Message');

  await expect
    .poll(() => services.store.getState().toasts.current)
    .toMatchObject({
      title: 'Failed to send message',
      description: 'Please try again or contact us directly.',
      variant: 'destructive',
    });
  expect(field('Message').value).toBe('Where is it?');
});

it("[8.contact.fail] says the server's reason, at the field that it is about", async () => {
  const fields = { email: 'Please enter your e-mail address' };
  const { user, services } = show(() =>
    Response.json(
      { code: 'invalid_request', message: fields.email, requestId: '1', fields },
      { status: 400 },
    ),
  );
  await fillIn(user);
  await press(user, 'Send Message');

  expect(await screen.findByText(fields.email)).toBeTruthy();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(services.store.getState().toasts.current?.description).toBe(fields.email);
});

describe('a form that was sent without JavaScript', () => {
  it('leads to a page that says it was taken, with links on', () => {
    show(undefined, '/contact?sent=1');
    expect(screen.getByRole('heading', { level: 1, name: 'Message sent successfully' })).toBeTruthy();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([link('Send Another Message'), link('Back to Home')]).toEqual(['/contact', '/']);
  });

  it.each(['invalid', 'too-many', 'failed'])('leads back to the form, which says why not: %s', (problem) => {
    show(undefined, `/contact?problem=${problem}`);
    expect(screen.getByRole('alert').textContent).toMatch(/^Your message was not sent: .+\.$/);
    expect(screen.getByRole('form', { name: 'Write to us' })).toBeTruthy();
  });

  it('repeats nothing that an attacker has written into a link', () => {
    show(undefined, '/contact?problem=Call%20this%20number');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('has a field that only programs fill in: out of reach of keys and of screen readers', () => {
  show();
  const hidden = field('Leave this empty');
  expect(hidden.tabIndex).toBe(-1);
  expect(hidden.autocomplete).toBe('off');
  expect(hidden.closest('[aria-hidden="true"]')).not.toBeNull();
});
