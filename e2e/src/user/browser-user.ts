import { randomUUID } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import type { Studio } from '../studio/studio.ts';
import { watchPolicy } from './policy-violations.ts';

/** Enough for a film on a busy machine. */
const WAIT_TIMEOUT_MS = 60_000;

export interface BrowserUser {
  page: Page;
  context: BrowserContext;
  /** The studio's address; the API accepts calls of this origin only. */
  origin: string;
  /** Unhandled errors of the page and violations of its content policy. */
  problems: string[];
}

/**
 * Opens a browser for a new user: own cookies, own storage, signed out. The test fails if the page ends with
 * problems, so every journey also proves that the content policy allows what the journey does.
 */
export async function openBrowser(
  studio: Pick<Studio, 'browser' | 'url'>,
  options: BrowserContextOptions = {},
): Promise<BrowserUser> {
  const user = await openContext(studio, options);
  onTestFinished(async () => {
    await user.context.close();
    expect(user.problems).toEqual([]);
  });
  return user;
}

/** The same for callers that close the context and look at the problems themselves: several in one test, for one. */
export async function openContext(
  { browser, url }: Pick<Studio, 'browser' | 'url'>,
  options: BrowserContextOptions = {},
): Promise<BrowserUser> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // Requests that pass through one are not seen by a journey's own routes.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(WAIT_TIMEOUT_MS);
  const problems: string[] = [];
  await watchPolicy(context, (violation) => problems.push(violation));
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitForTakeover(page);
  context.on('weberror', (thrown) => problems.push(thrown.error().message));
  context.on('console', (message) => {
    if (/Content Security Policy|Minified React error|Hydration/.test(message.text())) {
      problems.push(message.text());
    }
  });
  return { page, context, origin: new URL(url).origin, problems };
}

/** A visitor's page is there before its scripts: `goto` waits until presses have an effect, as `load` used to mean. */
function waitForTakeover(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
    return response;
  };
}

/** Signs the user up through the API, as the form does. @returns the e-mail address */
export async function signUp({ context, origin }: BrowserUser, email = newEmail()): Promise<string> {
  const response = await context.request.post('/api/register', {
    data: { email, password: 'correct horse battery' },
    headers: { origin },
  });
  expect(response.status()).toBe(200);
  return email;
}

export function newEmail(): string {
  return `user-${randomUUID()}@example.com`;
}
