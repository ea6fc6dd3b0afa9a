import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildInfo } from '@aic/contract/schemas';

/** Writes a small but complete build into `folder`, as the build preset does. @returns its folder */
export async function writeTestBuild(
  folder: string,
  change: Partial<BuildInfo> & { name: string; build: string },
): Promise<string> {
  const isShell = change.name === 'shell';
  const files = isShell
    ? ['main.js', 'tools.js', 'studio.js', 'both.js']
    : ['container.js', 'tool.js', 'lazy.js'];
  const scriptOf = (file: string): string => {
    const code = `console.log(${JSON.stringify([change.name, change.build, file])});\n`.repeat(40);
    // As the preset's plugin does it: the entry checks what the build loads later.
    return file === 'container.js' ? `${code}// lazy.js: ${integrityOf('lazy.js')}\n` : code;
  };
  const integrityOf = (file: string): string =>
    `sha384-${createHash('sha384').update(scriptOf(file)).digest('base64')}`;
  const info: BuildInfo = {
    version: '1.0.0',
    entry: isShell ? '' : 'container.js',
    global: `aic_${change.name}_${change.build}`,
    contract: '^1.0.0',
    routes: [],
    integrity: Object.fromEntries(files.map((file) => [file, integrityOf(file)])),
    assets: isShell ? ['main.js'] : ['container.js', 'tool.js'],
    chunks: isShell ? { tools: ['both.js', 'tools.js'], studio: ['both.js', 'studio.js'] } : {},
    ...(isShell && {
      inline: {
        css: 'body{}',
        themeScript: 'theme()',
        earlyScript: 'early()',
        startScript: 'start',
        trustedTypes: ['default', 'start'],
        fonts: [],
        frames: { page: 'PAGE', tool: 'TOOL' },
      },
    }),
    ...change,
  };
  const target = join(folder, `${change.name}-${change.build}`);
  await mkdir(target, { recursive: true });
  await Promise.all(files.map((file) => writeFile(join(target, file), scriptOf(file))));
  await writeFile(join(target, 'build-info.json'), JSON.stringify(info));
  return target;
}
