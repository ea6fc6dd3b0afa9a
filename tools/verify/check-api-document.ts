import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiDocument } from '@aic/api/document';

/** Lints the OpenAPI document as the gateway serves it, by the rules of redocly.yaml. */
const root = join(import.meta.dirname, '../..');
const file = join(root, '.cache/openapi.json');
mkdirSync(join(root, '.cache'), { recursive: true });
// In lines, which findings are named by.
writeFileSync(file, JSON.stringify(await readApiDocument(), null, 2));
const { status } = spawnSync('redocly', ['lint', file, '--lint-config=error'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
process.exitCode = status ?? 1;
