import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser } from '../src/user/browser-user.ts';

const studio = openStudio();

const isPaused = (page: Page, name: RegExp): Promise<boolean> =>
  page.getByLabel(name).evaluate((film: HTMLVideoElement) => film.paused);

async function expectAtTop(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name });
  const isNearTop = async (): Promise<boolean> => {
    const y = (await heading.boundingBox())?.y ?? Infinity;
    return y > 56 && y < 200;
  };
  await expect.poll(isNearTop, { message: `${name} near the top` }).toBe(true);
}

describe('the landing page', () => {
  it('[2.landing.hero] [2.landing.cta] leads down to the plans and back up, and loads no film for those who want less motion', async () => {
    const { page } = await openBrowser(studio, { reducedMotion: 'reduce' });
    const films: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Creating Free' }).click();
    await expectAtTop(page, 'Plans & Pricing');
    await page.getByRole('link', { name: 'Explore Features' }).click();
    await expectAtTop(page, 'Everything in Pro to Create');
    expect(films).toEqual([]);
  });

  it('[2.route.pricing-anchor] opens at the section of its address, and goes back to the place that was left', async () => {
    const { page } = await openBrowser(studio);
    await page.goto('/#pricing');
    await expectAtTop(page, 'Plans & Pricing');
    const link = page.getByRole('link', { name: 'Explore Features' });
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await link.click();
    await expectAtTop(page, 'Everything in Pro to Create');

    await page.goBack();

    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.goForward();
    await expectAtTop(page, 'Everything in Pro to Create');
  });

  it('[2.landing.hero] plays its film while it is seen, until it is stopped', async () => {
    const { page } = await openBrowser(studio, { reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect.poll(() => isPaused(page, /Aurora/)).toBe(false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isPaused(page, /Aurora/)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isPaused(page, /Aurora/)).toBe(false);

    await page.getByRole('button', { name: 'Pause sample video' }).click();

    await expect.poll(() => isPaused(page, /Aurora/)).toBe(true);
  });

  it('[2.landing.gallery] plays a sample track in the bar of the page', async () => {
    const { page } = await openBrowser(studio);
    // Pressed before its code is there.
    await page.route(/landing-art/, async (route) => {
      await delay(500);
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play A warm late evening' }).click();
    await page.getByRole('button', { name: 'Pause A warm late evening' }).first().waitFor();
  });
});

describe('contact', () => {
  it('[2.contact.form] [2.contact.sent] takes a message and shows that it was sent', async () => {
    const { page } = await openBrowser(studio);
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByLabel('Subject').fill('A question');
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Billing' }).click();
    await page.getByLabel('Message').fill('Where is my receipt?');
    await page.getByRole('button', { name: 'Send Message' }).click();

    await page.getByRole('heading', { level: 1, name: 'Message sent successfully' }).waitFor();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    expect(await page.getByLabel('Message').inputValue()).toBe('');
  });
});

describe('pages of text', () => {
  it('[2.route.static] leads from the list of a page to its section', async () => {
    const { page } = await openBrowser(studio);
    await page.goto('/terms');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Credits' })
      .click();
    await expectAtTop(page, 'Credits');
  });
});
