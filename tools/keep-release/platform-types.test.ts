import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELL_CONTRACT } from '@aic/sdk/host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEPT_RELEASE_FOLDER, readManifest } from './manifest.ts';
import { type PlatformMisfits, platformMisfits } from './platform-types.ts';

const root = join(import.meta.dirname, '../..');
const contractBefore = readManifest(join(root, KEPT_RELEASE_FOLDER))?.contract ?? '';
const majorOf = (version: string): string => version.split('.')[0] ?? '';

const into = mkdtempSync(join(tmpdir(), 'aic-platform-'));
let misfits: PlatformMisfits;
beforeAll(async () => {
  misfits = await platformMisfits(root, into);
}, 120_000);
afterAll(() => rmSync(into, { recursive: true }));

// With another major version no build of the release before is mounted.
it.runIf(majorOf(SHELL_CONTRACT) === majorOf(contractBefore))(
  'gives tools of the release before everything of SDK and design system that they were compiled with',
  () => {
    expect(misfits.toolsBefore).toEqual([]);
  },
);

// A tool that asks for a newer shell is not mounted by the one before.
it.runIf(SHELL_CONTRACT === contractBefore)(
  'has nothing new for tools under the contract version of the release before, whose shell would lack it',
  () => {
    expect(misfits.toolsNow, 'raise the minor version in packages/sdk/src/contract/version.ts').toEqual([]);
  },
);
