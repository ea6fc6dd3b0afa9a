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

it('gives tools of the release before everything of SDK and design system that they were compiled with', () => {
  // With another major version no build of the release before is mounted.
  const isMounted = majorOf(SHELL_CONTRACT) === majorOf(contractBefore);

  expect(isMounted ? misfits.toolsBefore : []).toEqual([]);
});

it('has nothing new for tools under the contract version of the release before, whose shell would lack it', () => {
  // A tool that asks for a newer shell is not mounted by the one before.
  const isMounted = SHELL_CONTRACT === contractBefore;

  expect(
    isMounted ? misfits.toolsNow : [],
    'raise the minor version in packages/sdk/src/contract/version.ts',
  ).toEqual([]);
});
