import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** First the one without windows, which takes an eighth less of the processor for the same journeys. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's, else one that is installed now
 * (Playwright's download first, then the distribution's package).
 *
 * @throws Error that says what to install by hand
 */
export function ensureChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChromium(env);
  if (found !== null) {
    return found;
  }
  console.log('No Chromium found: installing one for the browser tests ...');
  for (const [command, ...args] of installCommands()) {
    spawnSync(command, args, { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
    const installed = findChromium(env);
    if (installed !== null) {
      return installed;
    }
  }
  throw new Error(
    'No Chromium could be found or installed. Install one (for example "sudo apt-get install chromium") or set CHROMIUM_PATH.',
  );
}

function findChromium(env: NodeJS.ProcessEnv): string | null {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    }
    return named;
  }
  const folders = (env['PATH'] ?? '').split(delimiter);
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );
  if (system !== undefined) {
    return system;
  }
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : null;
}

function installCommands(): Array<[string, ...string[]]> {
  const isRoot = process.getuid?.() === 0;
  const asRoot = (...command: [string, ...string[]]): [string, ...string[]] =>
    isRoot ? command : ['sudo', '-n', ...command];
  return [
    ['npx', 'playwright', 'install', 'chromium'],
    asRoot('apt-get', 'update'),
    ...['chromium-headless-shell', 'chromium'].map((name) =>
      asRoot('apt-get', 'install', '-y', '--no-install-recommends', name),
    ),
    asRoot('dnf', 'install', '-y', 'chromium'),
    asRoot('apk', 'add', 'chromium'),
  ];
}
