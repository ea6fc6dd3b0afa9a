import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildInfo } from '@aic/build-kit';
import { report, table } from '../measure/results.ts';
import { modulesOf } from './modules.ts';

/** What the shell loads for a tool's page, by chunk. Each remote says itself what its first screen needs. */
const SHELL_PARTS = ['main', 'tools', 'studio', 'toast'];
const LARGEST = 10;

/** Names what a signed-in user's first page is made of, by the builds that were measured. */
export function reportModules(folders: readonly string[]): void {
  report('Modules of the first load', {
    method: `What a tool's page loads first, of the shell (${SHELL_PARTS.join(', ')}) and of each remote; kB minified of the ${LARGEST} largest modules, from the source maps of the builds. webpack/runtime is what Rspack adds.`,
    lines: table(
      ['', 'files', 'kB minified', 'kB brotli', `the ${LARGEST} largest modules`],
      folders.map((folder) => rowOf(folder)),
    ),
  });
}

function rowOf(folder: string): string[] {
  // Safe because BuildInfoPlugin has written it.
  const info = JSON.parse(readFileSync(join(folder, 'build-info.json'), 'utf8')) as BuildInfo;
  const parts = info.name === 'shell' ? SHELL_PARTS.flatMap((part) => info.chunks[part] ?? []) : info.assets;
  const files = [...new Set(parts)];
  const contents = files.map((file) => readFileSync(join(folder, file)));
  const sum = (sizeOf: (content: Buffer) => number): string =>
    inKb(contents.reduce((bytes, content) => bytes + sizeOf(content), 0));
  const largest = [...modulesOf(folder, files)].toSorted(([, a], [, b]) => b - a).slice(0, LARGEST);
  const names = largest.map(([name, bytes]) => `${name} ${inKb(bytes)}`).join(', ');
  return [
    info.name,
    String(files.length),
    sum((content) => content.length),
    sum((content) => brotliCompressSync(content).length),
    names,
  ];
}

const inKb = (bytes: number): string => (bytes / 1000).toFixed(1);
