import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the design system's Storybook into `folder`. Until it is whole, a gateway serves the one before.
 * @throws Error where Storybook could not be built; it has said why
 */
export function buildDesign(root: string, folder: string): void {
  const designSystem = join(root, 'design-system');
  const next = `${folder}.next`;
  const { status } = spawnSync(
    join(designSystem, 'node_modules/.bin/storybook'),
    ['build', '--quiet', '--disable-telemetry', '--output-dir', next],
    { cwd: designSystem, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('Storybook could not be built; the lines above say why.');
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}
