import type { BrowserContextOptions, Locator } from 'playwright';
import type { Studio } from '../studio/studio.ts';
import { openBrowser, signUp, type BrowserUser } from './browser-user.ts';

/** Thousands are set apart from five figures on. */
const FIGURE = new Intl.NumberFormat('en', { useGrouping: 'min2' });

export interface ToolUser extends BrowserUser {
  email: string;
  /** The panel that shows the newest item. */
  result: Locator;
  /** The list with this heading. */
  list(name: string): Locator;
  /** Resolves when the navigation bar shows this balance. */
  hasCredits(count: number): Promise<void>;
  /** Resolves when a toast with this title is shown. */
  seesToast(title: string): Promise<void>;
}

/** Signs a new user up, with the 500 starter credits (rule 1.credits.starter), and opens `path`. */
export async function signUpAt(
  studio: Studio,
  path: string,
  options: BrowserContextOptions = {},
): Promise<ToolUser> {
  const user = await newToolUser(studio, options);
  await user.page.goto(path);
  return user;
}

/** Signs a new user up, whose page is still empty. */
export async function newToolUser(studio: Studio, options: BrowserContextOptions = {}): Promise<ToolUser> {
  const user = await openBrowser(studio, options);
  const email = await signUp(user);
  const { page } = user;
  return {
    ...user,
    email,
    result: page.getByRole('region', { name: /^(Result|Preview)$/ }),
    list: (name) => page.getByRole('region', { name, exact: true }),
    hasCredits: (count) =>
      page.getByTestId('credits').getByText(FIGURE.format(count), { exact: true }).waitFor(),
    seesToast: (title) => page.getByText(title, { exact: true }).first().waitFor(),
  };
}
