import type { BrowserContextOptions, Locator } from 'playwright';
import type { Studio } from './studio.ts';
import { signUp, visit, type Visitor } from './visitor.ts';

export interface Creator extends Visitor {
  email: string;
  /** The panel of the newest item. */
  result: Locator;
  /** The list below, by its heading. */
  list(name: string): Locator;
  /** Resolves once the navigation bar shows this balance. */
  hasCredits(count: number): Promise<void>;
  /** Resolves once a toast with this title is there. */
  hears(title: string): Promise<void>;
}

/** Somebody who has just signed up and is at `path`, with 500 credits (product spec, section 1). */
export async function enter(
  studio: Studio,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Creator> {
  const visitor = await visit(studio, options);
  const email = await signUp(visitor);
  const { page } = visitor;
  await page.goto(path);
  return {
    ...visitor,
    email,
    result: page.getByRole('region', { name: /^(Result|Preview)$/ }),
    list: (name) => page.getByRole('region', { name, exact: true }),
    hasCredits: (count) => page.getByTestId('credits').getByText(String(count), { exact: true }).waitFor(),
    hears: (title) => page.getByText(title, { exact: true }).first().waitFor(),
  };
}

/** Gives a plan as a paid invoice would; the page learns of it with its next load. */
export async function subscribe({ sql }: Studio, { email }: Creator): Promise<void> {
  await sql`update app_user set plan = 'pro' where email = ${email}`;
}
