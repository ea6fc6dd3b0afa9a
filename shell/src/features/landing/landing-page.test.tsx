import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { LandingPage } from './landing-page.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverInView);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

/** Nothing of the page is on screen. */
class NeverInView {
  observe(): void {}
  disconnect(): void {}
}

const show = (path = '/') => renderPage(<LandingPage />, path);
const section = (name: string) => within(screen.getByRole('region', { name }));
const target = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

it('[2.landing.hero] opens with its headline, a sample video and two buttons', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create with AI Power');
  const film = screen.getByLabelText<HTMLVideoElement>('Sample video: Aurora over pines');
  expect([film.loop, film.muted, film.autoplay, film.getAttribute('preload')]).toEqual([
    true,
    true,
    false,
    'none',
  ]);
  expect(film.poster).toContain('aurora.avif');
  expect(target('Start Free Trial (500 Credits)')).toMatch(/^\/auth\b/);
  expect(target('Start Creating Free')).toBe('/#pricing');
});

it('[2.landing.powered] names three kinds of technology', async () => {
  show();
  const cards = await section('Powered by Leading AI Technologies').findAllByRole('heading', { level: 3 });
  expect(cards).toHaveLength(3);
});

it('[2.landing.features] shows the five tools', () => {
  show();
  const tools = section('Everything in Pro to Create').getAllByRole('heading', { level: 3 });
  expect(tools.map(({ textContent }) => textContent)).toEqual([
    'AI Image Generator',
    'AI Photo Editor',
    'AI Video Generator',
    'AI Music Creator',
    'AI Chat Assistant',
  ]);
});

it('[2.landing.gallery] shows four images, two videos, two tracks and a sample chat, and says who made them', async () => {
  show();
  const gallery = section('See What AI Can Create');
  const items = async (name: string) =>
    within(await gallery.findByRole('list', { name })).getAllByRole('listitem');

  expect(await items('Sample images')).toHaveLength(4);
  expect(await items('Sample videos')).toHaveLength(2);
  expect(await items('Sample tracks')).toHaveLength(2);
  expect(gallery.getByText(/preview engine: procedural, not an AI model/)).toBeTruthy();
});

it('[1.chat.sample] lists the chat assistant and shows a sample exchange, named as one', async () => {
  show();
  const chat = within(await screen.findByRole('region', { name: 'Sample chat' }));
  expect(chat.getByRole('heading', { name: 'AI Chat Assistant' })).toBeTruthy();
  expect(chat.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  expect(chat.getByText('A sample exchange, written by us.')).toBeTruthy();
});

it('reserves the place of every picture and loads what is below the first screen late', () => {
  show();
  for (const picture of document.querySelectorAll('img')) {
    expect(picture.width * picture.height).toBeGreaterThan(0);
    expect(picture.getAttribute('loading')).toBe('lazy');
  }
  for (const film of document.querySelectorAll('video')) expect(film.preload).toBe('none');
});

it('says of each result with what it was made', async () => {
  show();
  const gallery = section('See What AI Can Create');

  expect(gallery.getAllByText('Image · Preview engine · 20 credits')).toHaveLength(4);
  expect(gallery.getAllByText('Video · Preview engine · 20 credits')).toHaveLength(2);
  expect(await gallery.findByText('Music · Jazz · Preview engine · 12 credits')).toBeTruthy();
});

it('shows the studio itself, out of reach, and says in words what is in it', async () => {
  show();
  const studio = await screen.findByRole('textbox', { name: 'Describe your image', hidden: true });

  expect(studio.closest('[inert][aria-hidden]')).not.toBeNull();
  expect(section('One sentence, one price, one press').getByText(/^The image tool: a prompt/)).toBeTruthy();
});

it('answers an idea that is pressed with the picture of it', async () => {
  const { user } = show();
  const idea = await screen.findByRole('button', { name: 'Desert dunes at sunset' });
  await user.click(idea);

  const studio = screen.getByRole('textbox', { name: 'Describe your image', hidden: true });
  expect(studio).toHaveProperty('value', 'Desert dunes at sunset');
  const panel = within(screen.getByRole('region', { name: 'Result', hidden: true }));
  expect(panel.queryByRole('img', { hidden: true })).toBeNull();
  expect(await screen.findByText('Shown: Desert dunes at sunset')).toBeTruthy();
  expect(idea.getAttribute('aria-pressed')).toBe('true');
});

it("[2.landing.gallery] plays a sample track in the page's one player", async () => {
  const { services, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Play A warm late evening' }));
  expect(services.player.state().track?.title).toBe('A warm late evening');

  await user.click(screen.getByRole('button', { name: 'Play Driving at night through neon' }));
  expect(services.player.state().track?.title).toBe('Driving at night through neon');
});

it('[2.landing.pricing] shows three plans and what credits buy; every plan button leads to the sign-in', () => {
  show();
  const pricing = section('Plans & Pricing');
  const plans = pricing.getAllByRole('article');
  expect(plans.map((plan) => plan.getAttribute('aria-label'))).toEqual(['Free Trial', 'Pro', 'Creator+']);
  for (const plan of plans) {
    expect(within(plan).getByRole('link').getAttribute('href')).toMatch(/^\/auth\b/);
  }
  expect(pricing.getByRole('region', { name: 'How Credits Work' })).toBeTruthy();
});

it('[2.landing.cta] closes with a way in and a way back to the features', () => {
  show();
  const call = section('Start now');
  expect(call.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toMatch(/^\/auth\b/);
  expect(call.getByRole('link', { name: 'Explore Features' }).getAttribute('href')).toBe('/#features');
});

it.each([
  ['/#pricing', 'Plans & Pricing'],
  ['/#features', 'Everything in Pro to Create'],
])('[2.route.pricing-anchor] opens %s at its section, with focus on its heading', (path, name) => {
  const scrolled: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function remember(this: Element) {
    scrolled.push(this);
  });
  show(path);
  expect(scrolled).toEqual([screen.getByRole('region', { name })]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name }));
});

it('[2.route.pricing-anchor] goes to the section again when its link is pressed again', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = show();
  expect(scroll).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Start Creating Free' }));
  await user.click(screen.getByRole('link', { name: 'Start Creating Free' }));
  expect(scroll).toHaveBeenCalledTimes(2);
});
