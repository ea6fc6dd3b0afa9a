import { GENERATION_COSTS, videoCost } from '@aic/sdk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { StaticPageView } from './static-page-view.tsx';

function show(path: Parameters<typeof StaticPageView>[0]['path'], hash = ''): void {
  renderPage(<StaticPageView path={path} />, path + hash);
}

const section = (name: string) => screen.getByRole('region', { name });

it.each([
  ['about', 'About Us'],
  ['terms', 'Terms of Service'],
  ['privacy', 'Privacy Policy'],
] as const)(
  '[2.route.static] shows /%s to everyone, under one title, each section under a heading',
  (page, title) => {
    show(`/${page}`);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      title,
    ]);
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names);
    expect(names.length).toBeGreaterThan(3);
  },
);

it('[9.cost.texts] states ceilings in the terms that no real price is above', () => {
  show('/terms');
  const text = section('Credits').textContent;
  expect(text).toContain('up to 50 credits per image, video and music, and 30 credits per text');
  const { text: textCost, ...others } = GENERATION_COSTS;
  expect(Math.max(...Object.values(others), videoCost({ hasCameraControl: true }))).toBeLessThanOrEqual(50);
  expect(textCost).toBeLessThanOrEqual(30);
});

it('[9.terms] says in the terms what we promise of refunds, prices, uptime and deletion', () => {
  show('/terms');
  expect(section('Plans and payment').textContent).toContain('no refunds for partial months');
  expect(section('Plans and payment').textContent).toContain('changes of prices 30 days ahead');
  expect(section('Availability and support').textContent).toContain('99.9% uptime');
  expect(section('End and changes').textContent).toContain('deleted within 30 days');
});

it('[9.terms] says in the privacy policy, too, that personal data is deleted within 30 days', () => {
  show('/privacy');
  expect(section('How long, and deletion').textContent).toContain('deleted within 30 days');
});

it('[1.plans.commercial] says in the terms who may use results commercially', () => {
  show('/terms');
  const text = section('What you make').textContent;
  expect(text).toContain('Free Trial are for personal use only');
  expect(text).toContain('Pro or Creator+ may be used commercially');
});

it('[1.credits.starter] says in the terms and on the page about us that everybody starts with 500 credits', () => {
  show('/terms');
  expect(section('Credits').textContent).toContain('500 free credits');
  show('/about');
  expect(section('Fair with credits').textContent).toContain('500 free credits');
});

it('[6.support] says how soon support answers, in general and for Pro', () => {
  show('/terms');
  expect(section('Availability and support').textContent).toContain(
    'answers within 24-48 hours, and within 2-4 hours for Pro',
  );
});

it.each(['terms', 'privacy'] as const)('[2.contact.addresses] names public addresses in /%s', (page) => {
  show(`/${page}`);
  const links = within(section('Contact')).getAllByRole('link');
  const addresses = links
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('mailto:'));
  expect(addresses.length).toBeGreaterThanOrEqual(2);
});

it.each(['terms', 'privacy'] as const)('lists the sections of /%s, and leads to each', async (page) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  show(`/${page}`);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    screen.getAllByRole('region').map((region) => region.getAttribute('aria-label')),
  );

  await userEvent.click(links.at(-1) ?? document.body);

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
  expect(scroll).toHaveBeenCalledOnce();
});
