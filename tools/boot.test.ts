import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let repository = '';
const stamps = () =>
  ['.aic-installed', '.aic-installed-to-run'].filter((name) =>
    existsSync(join(repository, 'node_modules', name)),
  );

function write(name: string, text: string): void {
  const file = join(repository, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Stands for `npx pnpm install`: records the call and provides Node, or fails with `failure`. */
function installNpx(failure?: string): void {
  write(
    'bin/npx',
    failure === undefined
      ? `#!/bin/sh\necho "$*" >> installs\nmkdir -p node_modules/.bin\nln -sf "${process.execPath}" node_modules/.bin/node\n`
      : `#!/bin/sh\necho "${failure}" >&2\nexit 1\n`,
  );
  chmodSync(join(repository, 'bin/npx'), 0o755);
}

/** @param preload code that runs first and fakes properties of the host */
function boot(args: string[], preload = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, 'tools/boot.mjs', ...args],
    {
      cwd: repository,
      encoding: 'utf8',
      env: { PATH: `${join(repository, 'bin')}:/usr/bin:/bin` },
    },
  );
  return { code: status, stdout, stderr };
}

const installs = () =>
  existsSync(join(repository, 'installs'))
    ? readFileSync(join(repository, 'installs'), 'utf8').trim().split('\n')
    : [];

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'aic-boot-'));
  for (const name of ['package.json', 'shell/package.json']) {
    write(name, '{ "type": "module" }');
  }
  write('pnpm-workspace.yaml', '');
  write('pnpm-lock.yaml', '');
  write('tools/hello/main.ts', 'console.log("hello", ...process.argv.slice(2));');
  write('tools/start/main.ts', 'console.log("started");');
  write('tools/broken/main.ts', 'process.exit(7);');
  mkdirSync(join(repository, 'tools/workspace'), { recursive: true });
  for (const file of ['boot.mjs', 'workspace/package-folders.mjs', 'workspace/process-settings.mjs']) {
    copyFileSync(join(import.meta.dirname, file), join(repository, 'tools', file));
  }
  installNpx();
});

afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

describe('an unsuitable host', () => {
  it('refuses an old Node in one line, before anything is installed', () => {
    const oldNode =
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.19.1" } });';

    expect(boot(['hello'], oldNode)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Node 20 or newer is needed; this is 18.19.1. Install a newer one from nodejs.org.\n',
    });
    expect(installs()).toEqual([]);
  });

  it('refuses a full disk in one line, before anything is installed', () => {
    const fullDisk =
      'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; fs.statfsSync = () => ({ bavail: 100, bsize: 1e6 }); syncBuiltinESMExports();';

    const { code, stderr } = boot(['hello'], fullDisk);

    expect(code).toBe(1);
    expect(stderr).toMatch(/^Too little disk space in .*: 100 MB free, 2000 MB needed\.\n$/);
    expect(installs()).toEqual([]);
  });

  it("shows pnpm's output when the install fails, starts nothing and tries again next time", () => {
    installNpx('ERR_PNPM_NO_NETWORK');

    const { code, stdout, stderr } = boot(['hello']);

    expect(code).toBe(1);
    expect(stdout).not.toContain('hello');
    expect(stderr).toContain('ERR_PNPM_NO_NETWORK');
    expect(stderr).toContain('Nothing was started.');
    expect(stamps()).toEqual([]);
  });
});

describe('installing', () => {
  it('happens once, with a pinned pnpm and the lockfile as it is', () => {
    boot(['hello']);
    boot(['hello']);

    expect(installs()).toEqual([
      expect.stringMatching(/^--yes pnpm@\d+\.\d+\.\d+ install --frozen-lockfile /),
    ]);
  });

  it('happens again for a lockfile that comes back after the install of another has failed', () => {
    boot(['hello']);
    write('pnpm-lock.yaml', 'other');
    installNpx('ERR_PNPM_NO_NETWORK');
    boot(['hello']);
    write('pnpm-lock.yaml', '');
    installNpx();
    boot(['hello']);

    expect(installs()).toHaveLength(2);
  });

  it.each(['package.json', 'shell/package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])(
    'happens again when %s has changed',
    (name) => {
      boot(['hello']);
      write(name, `${readFileSync(join(repository, name), 'utf8')}\n`);
      boot(['hello']);

      expect(installs()).toHaveLength(2);
    },
  );
});

describe('installing for npm start', () => {
  const parts = () => installs().map((call) => (call.endsWith(' --prod') ? 'to run' : 'everything'));

  it('takes what it needs to run, once; another command adds the rest, once', () => {
    for (const command of ['start', 'start', 'hello', 'hello']) boot([command]);

    expect(parts()).toEqual(['to run', 'everything']);
  });

  it('takes nothing away from a machine that has everything, also when the lockfile has changed', () => {
    for (const command of ['hello', 'start']) boot([command]);
    write('pnpm-lock.yaml', 'changed');
    for (const command of ['start', 'hello']) boot([command]);

    expect(parts()).toEqual(['everything', 'everything']);
  });

  it('takes nothing away from what pnpm has installed without this script', () => {
    mkdirSync(join(repository, 'node_modules'));
    boot(['start']);

    expect(parts()).toEqual(['everything']);
  });

  it('happens again after an install of the rest that has failed halfway', () => {
    boot(['start']);
    installNpx('ERR_PNPM_NO_NETWORK');
    boot(['hello']);
    installNpx();
    boot(['start']);

    expect(parts()).toEqual(['to run', 'to run']);
  });
});

describe('a command of production', () => {
  it('installs nothing: it says what is missing, and starts with what another command has installed', () => {
    write('tools/migrate/main.ts', 'console.log("upgraded");');

    expect(boot(['migrate'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'The dependencies of this release are not installed. Run "npm run build" first; nothing was started.\n',
    });
    boot(['start']);
    expect(boot(['migrate']).stdout).toBe('upgraded\n');
    write('pnpm-lock.yaml', 'of another release');
    expect(boot(['migrate']).code).toBe(1);
    expect(installs()).toHaveLength(1);
  });

  it('starts with what pnpm has installed without this script', () => {
    write('tools/migrate/main.ts', 'console.log("upgraded");');
    mkdirSync(join(repository, 'node_modules/.bin'), { recursive: true });
    symlinkSync(process.execPath, join(repository, 'node_modules/.bin/node'));

    expect(boot(['migrate']).stdout).toBe('upgraded\n');
  });
});

describe('the command', () => {
  it('runs with its arguments', () => {
    expect(boot(['hello', '--port', '4000']).stdout).toContain('hello --port 4000\n');
  });

  it('gives memory back to the machine where it goes on running, unless the operator says how', () => {
    const print = 'console.log(process.env.MALLOC_ARENA_MAX, ...process.execArgv.slice(1, 3));';
    for (const command of ['serve', 'hello']) write(`tools/${command}/main.ts`, print);
    write('packages/build-kit/src/messages/builds/register.ts', '');
    boot(['hello']);

    expect(boot(['serve']).stdout).toBe('2 --max-semi-space-size=8 --heap-growing-percent=80\n');
    expect(boot(['serve'], 'process.env.MALLOC_ARENA_MAX = "8";').stdout).toMatch(/^8 /);
    expect(boot(['hello']).stdout).toBe('undefined\n');
  });

  it('keeps what Node has compiled for the next start, but not in production', () => {
    const print = 'console.log(process.env.NODE_COMPILE_CACHE);';
    for (const command of ['serve', 'start']) write(`tools/${command}/main.ts`, print);
    write('packages/build-kit/src/messages/builds/register.ts', '');

    expect(boot(['start']).stdout).toMatch(/\/node_modules\/\.cache\/node\n$/);
    expect(existsSync(join(repository, 'node_modules/.cache/node'))).toBe(true);
    expect(boot(['start'], 'process.env.NODE_COMPILE_CACHE = "elsewhere";').stdout).toBe('elsewhere\n');
    expect(boot(['serve']).stdout).toBe('undefined\n');
  });

  it('stops when a SIGTERM to npm ends the shell that npm has started it in', async () => {
    write(
      'tools/stops/main.ts',
      'process.on("SIGTERM", () => { console.log("stopped"); process.exit(); }); setInterval(() => {}, 1000); console.log("ready");',
    );
    boot(['broken']);
    const env = { PATH: `${join(repository, 'bin')}:/usr/bin:/bin`, npm_lifecycle_event: 'start' };
    const shell = spawn('sh', ['-c', `"${process.execPath}" tools/boot.mjs stops; true`], {
      cwd: repository,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const part of shell.stdout) {
      if (output === '') shell.kill('SIGTERM');
      output += String(part);
    }

    expect(output).toBe('ready\nstopped\n');
  });

  it("ends with the command's own exit code", () => {
    expect(boot(['broken']).code).toBe(7);
  });
});
