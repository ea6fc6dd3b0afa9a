import { join } from 'node:path';
import type { Registry } from '@aic/sdk';
import { defineRemote } from '@aic/sdk/federation';
import { buildFrontend } from '@aic/tools/build';
import { expect, it } from 'vitest';
import { openOwnStudio } from '../src/own-studio.ts';
import { signUpAt } from '../src/tool-user.ts';

const studio = openOwnStudio({ REMOTE_ROLLBACK_USERS: '2' });

/** What users get of the music tool. */
async function musicOf(): Promise<Registry['remotes'][string] | undefined> {
  // Safe because this is what the route answers.
  const registry = (await (await fetch(`${studio.url}/api/remotes`)).json()) as Registry;
  return registry.remotes['music'];
}

it('takes a build back by itself when the browsers of several users say that it fails, and starts leave it so', async () => {
  const good = await musicOf();
  const dir = join(import.meta.dirname, '../../mf-music');
  const { outputDir, info } = await buildFrontend(defineRemote({ name: 'music', dir, version: '0.0.7' }));
  await studio.publish(outputDir);
  expect((await musicOf())?.build).toBe(info.build);
  const report = JSON.stringify({
    remote: 'music',
    build: info.build,
    version: info.version,
    phase: 'mount',
    outcome: 'failed',
    ms: 120,
    errorClass: 'TypeError',
  });

  // A string is sent as text/plain, a blob as what it says it is; the gateway takes both from its own pages.
  for (const type of [null, 'application/json']) {
    const { page } = await signUpAt(studio, '/');
    const isSent = await page.evaluate(
      ([text, asType]) =>
        navigator.sendBeacon(
          '/api/remotes/reports',
          asType === null ? text : new Blob([text], { type: asType }),
        ),
      [report, type] as const,
    );
    expect(isSent).toBe(true);
  }

  await expect.poll(async () => (await musicOf())?.build, { timeout: 10_000 }).toBe(good?.build);
  expect((await musicOf())?.previous?.build).not.toBe(info.build);
  const acts = await studio.sql`select kind, from_build as from from remote_event where actor = 'system'`;
  expect(acts).toEqual([{ kind: 'rolled-back', from: info.build }]);
  await studio.publish(outputDir);
  expect((await musicOf())?.build).toBe(good?.build);
});
