import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@aic/api/config';
import { createProviders, PNG, tryEngine } from '@aic/api/engines';
import { GENERATION_KINDS } from '@aic/contract';
import { tinyFilm } from '@aic/preview-engine/testing';
import { EXPECTED, type Outcomes } from './expected.ts';
import { startFakeUpstream } from './fake-upstream.ts';
import { runServer } from './run-server.ts';
import { type Setup, vendorSetups } from './servers.ts';

const ASK = { timeoutMs: 30_000, pollMs: 100 };

/**
 * Asks servers that we did not write for the smallest thing of each kind, prints what became of it, and compares that
 * with the table that is expected. They come from npm into a temporary folder, so it needs a registry.
 */
const folder = await mkdtemp(join(tmpdir(), 'aic-vendors-'));
const samples = { picture: PNG, film: await tinyFilm() };
const upstream = await startFakeUpstream(samples);
try {
  let differences = 0;
  console.log(
    `| server | ${GENERATION_KINDS.join(' | ')} |\n|${' --- |'.repeat(GENERATION_KINDS.length + 1)}`,
  );
  for (const setup of vendorSetups(samples, upstream.baseUrl)) {
    const outcomes = await tryOut(setup);
    const cells = GENERATION_KINDS.map((kind) => outcomes[kind] ?? '-');
    console.log(`| ${setup.name} | ${cells.join(' | ')} |`);
    for (const kind of GENERATION_KINDS) {
      const expected = EXPECTED[setup.name]?.[kind];
      if (outcomes[kind] === expected) continue;
      differences += 1;
      console.error(`${setup.name}, ${kind}: ${outcomes[kind]}, expected ${expected}`);
    }
  }
  process.exitCode = differences === 0 ? 0 : 1;
} finally {
  await upstream.stop();
  await rm(folder, { recursive: true });
}

async function tryOut({ server, environment }: Setup): Promise<Outcomes> {
  const vendor = await runServer(server, folder);
  try {
    const providers = createProviders(parseConfig(environment(vendor.origin)), {});
    const outcomes: [string, string][] = [];
    for (const kind of GENERATION_KINDS) {
      const provider = providers[kind];
      const isThere = provider?.status().state === 'configured';
      if (isThere) outcomes.push([kind, (await tryEngine(kind, provider, ASK)).outcome]);
    }
    return Object.fromEntries(outcomes);
  } finally {
    await vendor.stop();
  }
}
