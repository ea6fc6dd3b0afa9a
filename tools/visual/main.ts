import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// Compares how components look with the baselines: `npm run visual`. With `-- update` what they look like now becomes
// the baseline of this browser and platform; with a name in front, of the components with that name alone.
const designSystem = join(import.meta.dirname, '../../design-system');
const differences = join(designSystem, 'visual/differences');
const words = process.argv.slice(2);
const isUpdating = words.includes('update');
const name = words.find((word) => word !== 'update');

rmSync(differences, { recursive: true, force: true });
const { status } = spawnSync(
  join(designSystem, 'node_modules/.bin/vitest'),
  ['run', '--project=visual', ...(name ? [`-t=${name}`] : []), ...(isUpdating ? ['--update'] : [])],
  {
    cwd: designSystem,
    stdio: 'inherit',
    env: { ...process.env, ...(isUpdating && { VISUAL_UPDATE: '1' }) },
  },
);
if (isUpdating) await pack(join(designSystem, 'visual/baselines'));
if (existsSync(differences)) {
  const page = join(differences, 'index.html');
  writeFileSync(page, report());
  process.stdout.write(`Expected, actual and different, side by side: ${page}\n`);
}
process.exitCode = status ?? 1;

function report(): string {
  const rows = readdirSync(differences, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: drawnBy }) =>
      readdirSync(join(differences, drawnBy))
        .filter((file) => file.endsWith('-diff.png'))
        .map((file) => `${drawnBy}/${file.slice(0, -'-diff.png'.length)}`),
    )
    .map(
      (sheet) =>
        `<h2>${sheet}</h2><div>${[`../baselines/${sheet}`, `${sheet}-actual`, `${sheet}-diff`]
          .map((picture) => `<img src="${picture}.png" alt="${picture}">`)
          .join('')}</div>`,
    );
  const style =
    'body { font: 14px system-ui; background: #888 } div { display: flex; gap: 8px } img { max-width: 33% }';
  return `<!doctype html><meta charset="utf-8"><title>Differences</title><style>${style}</style>
<h1>Expected, actual, different</h1>${rows.join('\n')}`;
}

/** The browser writes them in a hurry: the same pixels need fewer bytes. With `effort` sharp rounds them to a palette. */
async function pack(folder: string): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.png')) continue;
    const before = readFileSync(join(folder, file));
    const after = await sharp(before).png({ compressionLevel: 9 }).toBuffer();
    if (after.length < before.length) writeFileSync(join(folder, file), after);
  }
}
