import type { Browser } from 'playwright';
import { expect } from 'vitest';
import { openContext, signUp } from '../user/browser-user.ts';
import { knowsPath, readApiDocument } from './api-reader.ts';
import type { BothReleases, Side } from './start-both-releases.ts';

/** Which release each part of a user's product is of. */
export interface Combination {
  shell: Side;
  remotes: Side;
  api: Side;
}

/** Words that the preview engine follows as a picture, and as a text. */
const PROMPT = 'A lighthouse on a cliff at dusk, calm sea';
const TEXT_PROMPT = 'An outline about city beekeeping';
/** A file of a build: of the shell, or of the remote with this name. */
const BUILD_FILE = /\/(?:remotes\/)?([a-z-]+)\/([a-z0-9]{10})\/[^/]+$/;

/**
 * What a new user does who gets this combination: an image, a text, and a look at the other tools and the profile.
 * @throws Error when anything is missing, the balance is wrong, a page complains, or another build has stood in
 */
export async function tryCombination(
  both: BothReleases,
  browser: Browser,
  { shell, remotes, api }: Combination,
): Promise<void> {
  const { urls, builds } = both;
  const user = await openContext({ browser, url: urls[api] });
  const { page, problems } = user;
  const used = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const [, name, build] = BUILD_FILE.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined && build !== undefined) used.set(name, (used.get(name) ?? new Set()).add(build));
  });
  const gateway = await readApiDocument(urls[api]);
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { pathname } = new URL(message.location().url || user.origin);
    // What is new is not there yet at a gateway of the release before: pages do without, and the browser notes the 404.
    const isMissing = message.text().includes('status of 404') && pathname.startsWith('/api/');
    const isNews = api === 'before' && isMissing && !knowsPath(gateway, pathname);
    if (!isNews) problems.push(`${message.text()} ${pathname}`);
  });

  const open = async (path: string, tool: string): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.locator(`[data-tool=${tool}] h1`).first().waitFor();
  };
  const hasCredits = (count: number) =>
    page.getByTestId('credits').getByText(`${count}`, { exact: true }).waitFor();
  const generate = async (prompt: string): Promise<void> => {
    await page.getByRole('textbox').first().fill(prompt);
    await page.getByRole('button', { name: /^Generate/ }).click();
  };
  const newest = (prompt: string) =>
    page.getByRole('region', { name: 'Recent Generations' }).getByRole('article', { name: prompt });

  try {
    await signUp(user);
    for (const name of Object.keys(builds.before)) {
      const channel = (name === 'shell' ? shell : remotes) === 'before' ? 'beta' : 'stable';
      const chosen = await page.request.put(`/api/remotes/${name}/channel`, {
        data: { channel },
        headers: { origin: user.origin },
      });
      expect(chosen.status()).toBe(200);
    }

    await page.goto('/');
    await hasCredits(500);
    if (!(await isServed(both, { shell, remotes }))) {
      await page.getByRole('heading', { name: /needs a newer page$/ }).waitFor();
      return;
    }
    await generate(PROMPT);
    await newest(PROMPT).getByRole('img', { name: PROMPT }).waitFor();
    await hasCredits(480);
    await open('/text', 'text');
    await generate(TEXT_PROMPT);
    await newest(TEXT_PROMPT).getByRole('button', { name: 'Copy' }).waitFor();
    await hasCredits(450);
    await open('/video', 'video');
    await open('/music', 'music');
    await open('/profile', 'billing');
    await page.getByLabel('Display Name').waitFor();

    expect(problems).toEqual([]);
    const wanted = ['image', 'text', 'video', 'music', 'billing'].map((name) => [
      name,
      [builds[remotes][name]],
    ]);
    expect(Object.fromEntries([...used].map(([name, ids]) => [name, [...ids]]))).toEqual({
      shell: [builds[shell]['shell']],
      ...Object.fromEntries(wanted),
    });
  } finally {
    await user.context.close();
  }
}

/**
 * A remote that uses what a shell does not have yet says so in its contract: no page of that shell runs it, and users
 * see a card.
 */
async function isServed(
  { sql, builds }: BothReleases,
  { shell, remotes }: Pick<Combination, 'shell' | 'remotes'>,
): Promise<boolean> {
  const [row] = await sql<[{ isServed: boolean }]>`
    select bool_and(contract_allows(tool.info ->> 'contract', host.info ->> 'contract')) as "isServed"
    from remote_build tool join remote_build host on host.name = 'shell' and host.build = ${builds[shell]['shell'] ?? ''}
    where tool.name <> 'shell' and tool.build in ${sql(Object.values(builds[remotes]))}`;
  return row.isServed;
}
