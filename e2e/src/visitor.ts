import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import type { Studio } from './studio.ts';

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors of the page that nobody handled, and content-policy violations. */
  problems: string[];
}

let visitors = 0;

/** A person with a browser of their own (own cookies, own storage). Their page must end the test without problems. */
export async function visit(studio: Studio, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await studio.browser.newContext({
    baseURL: studio.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Minified React error|Hydration/.test(message.text())) {
      problems.push(message.text());
    }
  });
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  return { page, context, problems };
}

/** Signs up through the API, as the form does. @returns the e-mail */
export async function signUp({ page, context }: Visitor, email = newEmail()): Promise<string> {
  const { origin } = new URL((await page.goto('/auth'))?.url() ?? '');
  const answer = await context.request.post('/api/register', {
    data: { email, password: 'correct horse battery' },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
  return email;
}

export function newEmail(): string {
  visitors += 1;
  return `visitor-${visitors}-${Date.now()}@example.com`;
}
