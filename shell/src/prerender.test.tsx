import { expect, it } from 'vitest';
import { prerender } from './prerender.tsx';

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it.each(['/auth', '/auth?tab=sign-up'])(
  'says on %s, to browsers without JavaScript alone, why nobody can sign in',
  async (path) => {
    const { html } = await prerender(path);

    const [, inside = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(textOf(inside)).toContain('Signing in needs JavaScript');
  },
);

it.each([
  ['/contact?sent=1', 'Message sent successfully'],
  ['/contact?problem=invalid', 'Your message was not sent: something is missing'],
  ['/contact?problem=too-many', 'Your message was not sent: too many'],
  ['/contact?problem=failed', 'Your message was not sent: the server'],
])('draws where the contact form leads to without JavaScript: %s', async (path, text) => {
  expect(textOf((await prerender(path)).html)).toContain(text);
});
