import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { changeRegistry, openFaultyRemote } from '../src/releases/faulty-remote.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

// Everything is done to the browser's own view of the registry: other journeys meet the studio as it is.
const studio = openStudio();

/** In which a tool has to render something. */
const PATIENCE_MS = 8000;
const BLANK = 'Music shows nothing so far';

/** A build of another team that loads, and what users see of it. */
const FAULTS: ReadonlyArray<[name: string, code: string, card: string]> = [
  ['throws in mount', `{ mount() { throw new Error('broken'); } }`, 'Music stopped working'],
  ['returns nothing from mount', `{ mount() {} }`, 'Music stopped working'],
  ['never resolves its mount', `{ mount: () => new Promise(() => {}) }`, 'Music stopped working'],
  [
    'throws in render',
    `sdk.defineTool({
      name: 'music',
      render: () => react.createElement(() => { throw new Error('broken'); }),
    })`,
    'Music stopped working',
  ],
  [
    'loops in its effects',
    `sdk.defineTool({
      name: 'music',
      render: () => react.createElement(() => {
        const [count, setCount] = react.useState(0);
        react.useLayoutEffect(() => setCount(count + 1));
        return count;
      }),
    })`,
    'Music stopped working',
  ],
  [
    'suspends for ever',
    `(() => {
      const never = new Promise(() => {});
      return sdk.defineTool({ name: 'music', render: () => react.createElement(() => react.use(never)) });
    })()`,
    BLANK,
  ],
];

/**
 * Changes everything a tool can reach, when its code runs and when it is mounted; neither its unmount nor its timer
 * ends well.
 */
const POLLUTER = `(() => {
  const early = new CSSStyleSheet();
  early.replaceSync('nav { outline: 9px solid red }');
  document.adoptedStyleSheets.push(early);
  return {
  mount({ element, shell }) {
    for (const name of Object.keys(scope)) {
      scope[name] = { '99.0.0': { get: () => () => ({}), from: 'x', version: '99.0.0', scope: ['default'] } };
    }
    document.styleSheets[0].insertRule('[data-tool=text] h1 { display: none }');
    const beside = document.createElement('div');
    beside.dataset.overlay = '';
    document.documentElement.append(beside);
    globalThis.leadAway = () => shell.navigate('/pricing');
    const overlay = document.createElement('div');
    overlay.dataset.overlay = '';
    Object.assign(overlay.style, { position: 'fixed', inset: '50% 0 0 0' });
    document.body.append(overlay);
    const dialog = document.createElement('dialog');
    dialog.append('Stay');
    document.body.append(dialog);
    dialog.show();
    history.pushState = () => {};
    // No link works any more; the way out is Back.
    setTimeout(() => { document.getElementById('root').inert = globalThis.isInert === true; }, 50);
    const heading = document.createElement('h1');
    heading.append('Polluter');
    element.append(heading);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { display: none }');
    setTimeout(() => { document.adoptedStyleSheets.push(sheet); }, 50);
    const style = document.createElement('style');
    style.dataset.left = '';
    style.nonce = document.querySelector('meta[property=csp-nonce]').content;
    document.head.append(style);
    document.body.className = 'modal-open';
    document.body.style.overflow = 'hidden';
    globalThis.fetch = () => Promise.reject(new Error('broken fetch'));
    setInterval(() => { document.title = 'You have won'; }, 100);
    return { unmount() { throw new Error('broken in unmount'); } };
  },
  };
})()`;

const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools', exact: true }).getByRole('link', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function seeCard(page: Page, card: string): Promise<void> {
  if (card === BLANK) {
    // Its element is there, behind the skeleton: the files have come, and the clock has nothing else to hurry.
    await page.locator('[data-tool=music]:empty').waitFor({ state: 'attached' });
    await page.clock.fastForward(PATIENCE_MS);
  }
  await heading(page, card).waitFor();
}

async function openHome() {
  const user = await openBrowser(studio);
  const { page } = user;
  await signUp(user);
  await page.clock.install();
  const remote = await openFaultyRemote(page, 'music');
  return { ...user, remote };
}

describe('a tool that misbehaves', () => {
  it('becomes a card, whatever it does; the other tools work, and Retry finds the next release', async () => {
    const { page, remote, problems } = await openHome();
    remote.releaseEntry('throw new Error("bytes that match their integrity and do not run")');
    await page.goto('/');
    await open(page, 'Music');
    await seeCard(page, 'Music could not be loaded');
    remote.release(`{ name: 'music' }`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await seeCard(page, 'Music could not be loaded');
    for (const [name, code, card] of FAULTS) {
      remote.release(code);
      await page.getByRole('button', { name: 'Retry' }).click();
      await seeCard(page, card).catch((error: unknown) => {
        throw new Error(`A tool that ${name} did not become a card.`, { cause: error });
      });
      await open(page, 'Text');
      await heading(page, 'Text AI').waitFor();
      // Its code is there: no file is asked for again, and it breaks again.
      await open(page, 'Music');
      await seeCard(page, card);
    }

    remote.recover();
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Music Creator').waitFor();
    // The faults' own errors, one of them in the words of React.
    expect(problems.splice(0).filter((problem) => !/broken|do not run|error #185/.test(problem))).toEqual([]);
  });
});

describe('a tool that the page does not let run', () => {
  it('is not fetched when a user points at its link, where it needs a newer shell', async () => {
    const user = await openBrowser(studio);
    const { page, problems } = user;
    await signUp(user);
    await changeRegistry(page, (registry) => {
      const music = registry.remotes['music'];
      if (music === undefined) return registry;
      return { ...registry, remotes: { ...registry.remotes, music: { ...music, contract: '^99.0.0' } } };
    });
    await page.goto('/pricing');
    const tools = page.getByRole('navigation', { name: 'Tools', exact: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // The one after it is fetched, so what is pointed at is fetched by now.
    for (const name of ['Music', 'Text']) {
      await tools.getByRole('link', { name }).hover();
      await page.waitForTimeout(500);
    }

    await expect.poll(() => asked.some((path) => path.startsWith('/remotes/text/'))).toBe(true);
    expect(asked.filter((path) => path.startsWith('/remotes/music/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("says that the page's policy refused what it asked for, and blames no lost files", async () => {
    const { page, remote, problems } = await openHome();
    remote.release(`(() => {
      trustedTypes.createPolicy('svelte-trusted-html', { createHTML: (html) => html });
      return { mount: () => ({ unmount() {} }) };
    })()`);
    await page.goto('/');

    await open(page, 'Music');

    await seeCard(page, 'Music could not be loaded');
    await page.getByText('policy refused trusted-types svelte-trusted-html').waitFor();
    expect(await page.getByText('did not arrive').count()).toBe(0);
    expect(problems.splice(0).filter((problem) => !problem.includes('svelte-trusted-html'))).toEqual([]);
  });
});

describe('a tool that leaves something behind', () => {
  it("neither hides nor breaks the next one: what it left is gone, and the title is the page's own", async () => {
    const { page, remote, problems } = await openHome();
    remote.release(POLLUTER);
    await page.goto('/');
    await open(page, 'Music');
    await page.getByText('Polluter').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.adoptedStyleSheets.length === 2);
    await page.waitForFunction(() => document.title === 'Music · AI Creative');

    await open(page, 'Text');
    await heading(page, 'Text AI').waitFor();

    expect(
      await page.evaluate(() => ({
        sheets: document.adoptedStyleSheets.length,
        styles: document.querySelectorAll('style[data-left]').length,
        body: document.body.className,
        overflow: document.body.style.overflow,
        fetch: String(fetch).includes('native code'),
        overlays: document.querySelectorAll('[data-overlay], dialog').length,
      })),
    ).toEqual({ sheets: 0, styles: 0, body: '', overflow: '', fetch: true, overlays: 0 });
    await page.evaluate(() => (globalThis as unknown as { leadAway(): void }).leadAway());
    await page.clock.runFor(200);
    await page.waitForFunction(() => document.title === 'Text · AI Creative');
    // A link leads on although the tool has made pushState dead, as the one above did.
    await page.evaluate(() => Object.assign(globalThis, { isInert: true }));
    await open(page, 'Music');
    await page.getByText('Polluter').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.getElementById('root')?.inert === true);
    await page.goBack();
    await heading(page, 'Text AI').waitFor();
    expect(await page.evaluate(() => document.getElementById('root')?.inert)).toBe(false);
    expect(problems.splice(0).filter((problem) => !problem.includes('broken'))).toEqual([]);
  });
});
