import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiReport } from './report.ts';

/**
 * What the shell shares with every tool. Tools bundle the other entries, so a change there breaks no build that is
 * out.
 */
const ENTRY = 'packages/sdk/src/index';

/**
 * How the gateway checks requests: in the compiler's words as long as all the rest, and checked by the gateway's own
 * tests.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['packages/contract/src/schemas']);

const HEAD = `# API of @aic/sdk

What the shell shares with every tool as \`@aic/sdk\`, with every module that this reaches, as the compiler
declares it. A change here is a change for every team, and \`packages/sdk/src/contract/version.ts\` says which number it
raises. \`npm run verify\` fails until \`npm run api:report\` has written it anew.
`;

/**
 * Written by the compiler itself: API Extractor needs a JavaScript API, which TypeScript 7 has not, and would bring
 * an older compiler that reads the code in its own way.
 *
 * @throws Error with the compiler's message
 */
export function sdkReport(root: string): string {
  const out = mkdtempSync(join(tmpdir(), 'aic-api-report-'));
  try {
    for (const folder of ['packages/contract', 'packages/sdk']) writeDeclarations(root, folder, out);
    const report = apiReport(ENTRY, contractEntries(root), (module) => {
      if (LEFT_OUT.has(module)) return '';
      const file = join(out, `${module}.d.ts`);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    });
    return `${HEAD}\n${report}`;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** A compilation takes what it imports of another package for granted, so each package is compiled for itself. */
function writeDeclarations(root: string, folder: string, out: string): void {
  const options = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration'];
  const { status, stdout, stderr } = spawnSync(
    'tsc',
    ['-p', folder, ...options, '--rootDir', '.', '--outDir', out],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
}

/** The modules that the contract's package.json names, by what they are imported as. */
function contractEntries(root: string): Record<string, string> {
  // Safe because pnpm refuses to install a workspace with other manifests.
  const manifest = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, file]) => [
      `@aic/contract${entry.slice(1)}`,
      `packages/contract/${file.slice(2).replace(/\.ts$/, '')}`,
    ]),
  );
}
