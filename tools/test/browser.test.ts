import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aic-browser-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A program in the machine's `bin` folder (or another of its PATH). @returns its path */
function install(name: string, script = 'exit 0', bin = 'bin'): string {
  const file = join(folder, bin, name);
  mkdirSync(join(folder, bin), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Looks for Chromium with only these folders on the PATH, so that no real installer can run. */
async function find({
  path = ['bin'],
  ...env
}: { path?: string[]; CHROMIUM_PATH?: string } = {}): Promise<string> {
  // Playwright reads this when it is loaded: none of its own browsers may be found.
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/nowhere');
  const { ensureChromium } = await import('./browser.ts');
  return ensureChromium({ PATH: path.map((name) => join(folder, name)).join(delimiter), ...env });
}

describe('an installed Chromium', () => {
  it('is the one that CHROMIUM_PATH names, before any other', async () => {
    install('chromium');
    const named = install('my-browser', 'exit 0', 'elsewhere');

    expect(await find({ CHROMIUM_PATH: named })).toBe(named);
  });

  it("is the system's, Chromium before Chrome, wherever they are on the PATH", async () => {
    install('google-chrome', 'exit 0', 'first');
    const chromium = install('chromium', 'exit 0', 'second');

    expect(await find({ path: ['first', 'second'] })).toBe(chromium);
  });

  it('is the one without windows where a machine has both', async () => {
    install('chromium');
    const shell = install('chromium-headless-shell');

    expect(await find()).toBe(shell);
  });

  it('is Chrome when there is no Chromium, and an empty CHROMIUM_PATH names nothing', async () => {
    const chrome = install('google-chrome-stable');

    expect(await find({ CHROMIUM_PATH: '' })).toBe(chrome);
  });
});

describe('a machine without Chromium', () => {
  /** Fake installers that log each call; the one named `chromiumAfter` installs the browser. */
  function installers(chromiumAfter: string | null): () => string[] {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    const installChromium = `: > "${join(folder, 'bin', 'chromium')}"`;
    for (const name of ['npx', 'sudo', 'apt-get', 'dnf', 'apk']) {
      install(name, `echo "${name} $*" >> "${log}"\n${name === chromiumAfter ? installChromium : 'exit 1'}`);
    }
    return () =>
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.replace(/^sudo -n /, ''));
  }

  it('asks Playwright first and stops there when it helps', async () => {
    const called = installers('npx');

    expect(await find()).toBe(join(folder, 'bin', 'chromium'));
    expect(called()).toEqual(['npx playwright install chromium']);
  });

  it("asks the distribution's package managers next, and says what to install by hand when none has it", async () => {
    const called = installers(null);

    await expect(find()).rejects.toThrow(
      /could be found or installed.*apt-get install chromium.*CHROMIUM_PATH/,
    );
    expect(called()).toEqual([
      'npx playwright install chromium',
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
      'apt-get install -y --no-install-recommends chromium',
      'dnf install -y chromium',
      'apk add chromium',
    ]);
  });
});
