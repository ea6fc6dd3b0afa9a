// Entry of every `npm run` command. It is plain JavaScript because it runs on the host's own Node (20 or newer) before
// anything is installed: it installs the dependencies and Node 24 with the pinned pnpm, then runs
// `tools/<command>/main.ts`. What `npm start` needs are the `dependencies` of all packages, half of all; other
// commands get the `devDependencies` too.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageFolders } from './workspace/package-folders.mjs';
import { MALLOC_SETTINGS, V8_SETTINGS } from './workspace/process-settings.mjs';

const PNPM_VERSION = '12.21.0';
const NODE_MAJOR_MIN = 20;
const DISK_BYTES_MIN = 2 * 1024 ** 3;
const SHELL_CHECK_MS = 300;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Commands of machines that only run the product. */
const RUN_COMMANDS = new Set([
  'start',
  'remote',
  'stripe-setup',
  'engines-check',
  'storage-adopt',
  'storage-copy',
  'verify-receipt',
]);
/** Commands of production, which take what is there or say what is missing: `npm run build` brings it. */
const SET_COMMANDS = new Set(['serve', 'migrate']);
/** Commands whose product can be in another language than English (APP_LANGUAGE). */
const TRANSLATED_COMMANDS = new Set(['start', 'serve', 'dev', 'build', 'remote']);
/** Commands that go on running. */
const LASTING_COMMANDS = new Set(['start', 'serve']);
const stampFiles = {
  everything: join(root, 'node_modules', '.aic-installed'),
  toRun: join(root, 'node_modules', '.aic-installed-to-run'),
};
/**
 * Where Node keeps what it has compiled: its next start takes a third less time. Not for production, which writes
 * nothing here, nor for tests, whose many processes compile once and would only write.
 */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
const TRANSLATION = pathToFileURL(join(root, 'packages/build-kit/src/messages/builds/register.ts')).href;

const [command = 'start', ...args] = process.argv.slice(2);

checkHost();
installWhenNeeded();
run(join(root, 'tools', command, 'main.ts'), args);

function checkHost() {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR_MIN) {
    fail(
      `Node ${NODE_MAJOR_MIN} or newer is needed; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    );
  }
}

/** Installs once per lockfile: later commands only compare a digest. Nothing that is there is taken away. */
function installWhenNeeded() {
  const stamp = createHash('sha256').update(PNPM_VERSION);
  const manifests = packageFolders(root).map((folder) => join(folder, 'package.json'));
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests]) {
    stamp.update(readFileSync(join(root, file)));
  }
  const digest = stamp.digest('hex');
  const isInstalled = (file) => existsSync(file) && readFileSync(file, 'utf8') === digest;
  // What is there by other means, such as pnpm itself, may be everything.
  const canBeLess = !existsSync(join(root, 'node_modules')) || existsSync(stampFiles.toRun);
  const isToRun = RUN_COMMANDS.has(command) && canBeLess && !existsSync(stampFiles.everything);
  if (isInstalled(stampFiles.everything) || (isToRun && isInstalled(stampFiles.toRun))) {
    return;
  }
  if (SET_COMMANDS.has(command)) {
    // What was installed by other means, such as pnpm itself, has no stamp.
    if (existsSync(join(root, 'node_modules', '.bin')) && !Object.values(stampFiles).some(existsSync)) return;
    if (isInstalled(stampFiles.toRun)) return;
    fail(
      'The dependencies of this release are not installed. Run "npm run build" first; nothing was started.',
    );
  }
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < DISK_BYTES_MIN) {
    fail(`Too little disk space in ${root}: ${Math.round((bavail * bsize) / 1e6)} MB free, 2000 MB needed.`);
  }
  // Not among what a command prints for a pipeline to read.
  console.error('Installing dependencies (the first time takes a minute or two) ...');
  // Until it has succeeded nothing counts as installed, also for a lockfile that comes back meanwhile.
  for (const file of Object.values(stampFiles)) {
    if (existsSync(file)) {
      writeFileSync(file, '');
    }
  }
  const part = isToRun ? ['--prod'] : [];
  const pnpm = spawnSync(
    'npx',
    ['--yes', `pnpm@${PNPM_VERSION}`, 'install', '--frozen-lockfile', '--reporter=append-only', ...part],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (pnpm.status !== 0) {
    console.error([pnpm.stdout, pnpm.stderr].join('\n').trim().split('\n').slice(-20).join('\n'));
    fail('The dependencies could not be installed; the lines above say why. Nothing was started.');
  }
  writeFileSync(isToRun ? stampFiles.toRun : stampFiles.everything, digest);
}

/** Runs `file` with the installed Node 24. Forwards signals to the child, which stops itself. */
function run(file, rest) {
  const bin = join(root, 'node_modules', '.bin');
  const own = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  // An image has one Node, which it was made on.
  const node = existsSync(own) ? own : process.execPath;
  const translated = TRANSLATED_COMMANDS.has(command) ? ['--import', TRANSLATION] : [];
  const v8 = LASTING_COMMANDS.has(command) ? V8_SETTINGS : [];
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...v8, ...translated, file, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...(LASTING_COMMANDS.has(command) && MALLOC_SETTINGS),
      ...(RUN_COMMANDS.has(command) && COMPILE_CACHE),
      ...process.env,
      AIC_PNPM_VERSION: PNPM_VERSION,
      PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event !== undefined) stopWithShell(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/**
 * npm passes a SIGTERM to the shell it started us in, which ends and does not pass it on: then its end is our signal.
 * What a terminal sends to all arrives twice, which the child takes for one.
 */
function stopWithShell(child) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, SHELL_CHECK_MS);
  watch.unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
