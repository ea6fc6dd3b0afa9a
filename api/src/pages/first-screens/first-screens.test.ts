import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@aic/contract';
import { FIRST_SCREEN_FILE } from '@aic/contract/prerender';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFirstScreens, type FirstScreens } from './first-screens.ts';

const DATA = { path: '/image-generator', user: null };
let buildsDir: string;
let screens: FirstScreens;

beforeEach(async () => {
  buildsDir = await mkdtemp(join(tmpdir(), 'aic-first-screens-'));
  screens = openFirstScreens({ buildsDir, logger: pino({ level: 'silent' }), patienceMs: 150 });
});

afterEach(async () => {
  screens.close();
  await rm(buildsDir, { recursive: true, force: true });
});

/** A build whose script is `var firstScreen = { draw: <source> }`. */
async function publish(draw: string, build = 'bbbbbb1') {
  const folder = join(buildsDir, 'image', build);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FIRST_SCREEN_FILE), `var firstScreen = { draw: ${draw} };`);
  return { name: 'image', build };
}

const screenScript = (html: string) =>
  `JSON.stringify({ html: ${html}, styles: '', preloads: '', platform: 'p1', parts: [] })`;

/** A page does not wait for a process that has just been started: a later one is prerendered. */
const prerenderOnceReady = (build: { name: string; build: string }) =>
  vi.waitFor(
    async () => {
      const prerendered = await screens.prerender(build, DATA);
      if (prerendered === null) throw new Error('Not yet.');
      return prerendered;
    },
    { timeout: 20_000, interval: 50 },
  );

describe('first screens', () => {
  it("are prerendered by the build's script from the state of the page", async () => {
    const build = await publish(`async (json) => ${screenScript('JSON.parse(json).path')}`);

    await expect(prerenderOnceReady(build)).resolves.toEqual({
      html: '/image-generator',
      styles: '',
      preloads: '',
      platform: 'p1',
      parts: [],
    });
  });

  it('have nothing but the language: no Node, no network, no way to the process around', async () => {
    const names = [
      'process',
      'require',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'setTimeout',
      'global',
      'Buffer',
    ];
    const look = `${JSON.stringify(names)}.filter((name) => typeof globalThis[name] !== 'undefined')
      .concat(Object.constructor("return typeof process")()).join()`;
    const build = await publish(`async () => ${screenScript(look)}`);

    await expect(prerenderOnceReady(build)).resolves.toMatchObject({ html: 'undefined' });
  });

  it('find nothing that the screen of another user has left', async () => {
    const build = await publish(
      `async (json) => { const seen = globalThis.seen ?? 'nobody'; globalThis.seen = JSON.parse(json).path; return ${screenScript('seen')}; }`,
    );

    await prerenderOnceReady(build);
    const together = await Promise.all(Array.from({ length: 8 }, () => screens.prerender(build, DATA)));

    // A context that was made warm has seen the screen that all users have in common.
    const clean = [undefined, 'nobody', '/'];
    expect(together.filter((prerendered) => !clean.includes(prerendered?.html))).toEqual([]);
    expect(clean).toContain((await prerenderOnceReady(build)).html);
  });

  it('are prerendered in a context that has run once before, for no request', async () => {
    const build = await publish(
      `async () => { globalThis.runs = (globalThis.runs ?? 0) + 1; return ${screenScript('String(runs)')}; }`,
    );

    await prerenderOnceReady(build);

    await vi.waitFor(async () => expect((await screens.prerender(build, DATA))?.html).toBe('2'), {
      timeout: 20_000,
      interval: 200,
    });
  });

  it.each([
    ['never ends', 'async () => { for (;;); }'],
    ['takes all memory', 'async () => { const all = []; for (;;) all.push(new Array(1e6).fill(1)); }'],
    ['throws', 'async () => { throw new Error("broken"); }'],
    ['draws something else', 'async () => ({})'],
    ['draws another shape', 'async () => JSON.stringify({ html: 1 })'],
  ])('of one build cost the others nothing when its script %s', async (_what, source) => {
    const broken = await publish(source, 'bbbbbb2');
    const sound = await publish(`async () => ${screenScript("'sound'")}`);
    await expect(prerenderOnceReady(sound)).resolves.toMatchObject({ html: 'sound' });

    await expect(screens.prerender(broken, DATA)).resolves.toBeNull();

    await expect(prerenderOnceReady(sound)).resolves.toMatchObject({ html: 'sound' });
    await expect(screens.prerender(broken, DATA)).resolves.toBeNull();
  });

  it('are given up for a build whose script has failed three times', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    screens = openFirstScreens({ buildsDir, logger, patienceMs: 1000 });
    const broken = await publish('async () => { throw new Error("broken"); }', 'bbbbbb2');
    await prerenderOnceReady(await publish(`async () => ${screenScript("'sound'")}`));
    const count = () => lines.filter((line) => line.includes('broken')).length;
    for (const failures of [1, 2, 3]) {
      await screens.prerender(broken, DATA);
      await vi.waitFor(() => expect(count()).toBe(failures));
    }

    await screens.prerender(broken, DATA);

    expect(count()).toBe(3);
  });

  it('start a process that ends at once no more often than every ten seconds', async () => {
    const starts = join(buildsDir, 'starts');
    const program = join(buildsDir, 'ends.mjs');
    await writeFile(
      program,
      `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(starts)}, 'x');`,
    );
    screens = openFirstScreens({ buildsDir, logger: pino({ level: 'silent' }), patienceMs: 150, program });
    const build = await publish(`async () => ${screenScript("'never'")}`);

    await expect(screens.prerender(build, DATA)).resolves.toBeNull();
    await vi.waitFor(async () => expect(await readFile(starts, 'utf8')).toBe('x'));
    // It has ended by now, or ends before the last of these.
    for (let asked = 0; asked < 5; asked += 1) {
      await expect(screens.prerender(build, DATA)).resolves.toBeNull();
    }

    await expect(readFile(starts, 'utf8')).resolves.toBe('x');
  });

  it('are not waited for where a build prerenders none', async () => {
    await expect(screens.prerender({ name: 'image', build: 'cccccc1' }, DATA)).resolves.toBeNull();
  });

  const dataOf = (id: string, path = '/image-generator') => ({
    path,
    // Safe because the scripts here read nothing else of a user.
    user: { id } as User,
  });

  describe('of which each takes 200 ms', () => {
    /** One after the other; what it has prerendered is its process's number. */
    async function openSlow(processesMax: number, patienceMs: number) {
      const program = join(buildsDir, 'slow.mjs');
      await writeFile(
        program,
        `let turn = Promise.resolve();
        const prerendered = ${screenScript('String(process.pid)')};
        process.on('message', ({ kind, id, build }) => {
          if (kind === 'load') process.send({ ready: build });
          if (kind !== 'prerender') return;
          turn = turn.then(() => new Promise((resolve) => setTimeout(resolve, 200)))
            .then(() => process.send({ id, build, prerendered, ms: 200 }));
        });
        process.on('disconnect', () => process.exit());`,
      );
      const logger = pino({ level: 'silent' });
      screens = openFirstScreens({ buildsDir, logger, patienceMs, program, processesMax });
      const build = await publish('null');
      await prerenderOnceReady(build);
      return (user: string) => screens.prerender(build, dataOf(user));
    }
    const usersAtOnce = (count: number) => Array.from({ length: count }, (_, n) => `user ${n}`);

    it('are prerendered side by side by as many processes as may be, started when a page waits', async () => {
      const prerender = await openSlow(2, 5000);
      const processesOf = async (count: number) =>
        new Set((await Promise.all(usersAtOnce(count).map(prerender))).map((screen) => screen?.html));
      await prerender('ada');
      expect((await processesOf(1)).size).toBe(1);

      // Its start is noticed by the pages that come afterwards.
      await vi.waitFor(async () => expect((await processesOf(4)).size).toBe(2), { timeout: 20_000 });

      expect((await processesOf(6)).size).toBe(2);
    });

    it('are not waited for behind a line that is longer than the patience', async () => {
      const prerender = await openSlow(1, 700);
      const order: string[] = [];

      await Promise.all(
        usersAtOnce(5).map(async (user) => {
          const screen = await prerender(user);
          order.push(screen === null ? `${user} without` : user);
        }),
      );

      expect(order.slice(0, 2)).toEqual(['user 3 without', 'user 4 without']);
      expect(order).toHaveLength(5);
    });
  });

  describe('under the hands of one user', () => {
    /** Its turn takes longer than a page waits; it says how often it was run. */
    const SLOW = `async (json) => { const end = Date.now() + 400; while (Date.now() < end); return ${screenScript('JSON.parse(json).path')}; }`;
    const FAILING = `async (json) => {
      if (JSON.parse(json).user?.id === 'mallory') throw new Error('broken');
      return ${screenScript("'sound'")}; }`;

    it('are not prerendered when their page has gone out without them', async () => {
      screens = openFirstScreens({ buildsDir, logger: pino({ level: 'silent' }), patienceMs: 600 });
      const build = await publish(SLOW);
      await prerenderOnceReady(build);

      // Twelve users at once: most are given up, and none of that is behind the page that comes afterwards.
      await Promise.all(Array.from({ length: 12 }, (_, n) => screens.prerender(build, dataOf(`user ${n}`))));
      const started = performance.now();
      await vi.waitFor(async () => expect(await screens.prerender(build, dataOf('ada'))).not.toBeNull(), {
        timeout: 20_000,
      });

      expect(performance.now() - started).toBeLessThan(2500);
    });

    it('fail for that user alone, however many pages they open', async () => {
      const build = await publish(FAILING);
      await prerenderOnceReady(build);
      for (let page = 0; page < 5; page += 1) {
        await screens.prerender(build, dataOf('mallory', `/image-generator/${page}`));
      }

      await expect(prerenderOnceReady(build)).resolves.toMatchObject({ html: 'sound' });
      await expect(screens.prerender(build, dataOf('mallory'))).resolves.toBeNull();
    });

    it('wait for no more than two of their pages', async () => {
      const build = await publish(`async () => ${screenScript("'sound'")}`);
      await prerenderOnceReady(build);

      const screensOfOne = await Promise.all(
        Array.from({ length: 6 }, () => screens.prerender(build, dataOf('mallory'))),
      );

      expect(screensOfOne.filter((screen) => screen !== null).length).toBeLessThanOrEqual(2);
    });
  });
});
