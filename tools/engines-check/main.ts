import { ConfigError, loadConfig } from '@aic/api/config';
import { createProviders, estimateCost, tryEngine } from '@aic/api/engines';
import { GENERATION_KINDS } from '@aic/contract';

const POLL_MS = 5_000;

/**
 * Asks each configured engine, or those of the kinds that are named, for the smallest thing, and prints what it
 * answered, how long it took and what it used. Vendors charge for it.
 */
try {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !GENERATION_KINDS.some((kind) => kind === name));
  if (unknown.length > 0) {
    throw new ConfigError(
      `There is no kind ${unknown.join(', ')}. Kinds are ${GENERATION_KINDS.join(', ')}.`,
    );
  }
  const config = loadConfig();
  const providers = createProviders(config, {});
  for (const kind of GENERATION_KINDS) {
    const kindProvider = providers[kind];
    if (asked.length > 0 && !asked.includes(kind)) continue;
    const all = kindProvider?.engines ?? [{ label: '', cost: null, provider: kindProvider }];
    for (const { label, cost, provider } of all) {
      if (provider?.status().state !== 'configured') {
        console.log(`${kind.padEnd(6)} ${label && `${label}: `}no vendor is configured`);
        continue;
      }
      const { outcome, text, ms, usage } = await tryEngine(kind, provider, {
        timeoutMs: config.jobTimeoutMs,
        pollMs: POLL_MS,
      });
      if (outcome !== 'delivered') process.exitCode = 1;
      const name = [label, provider.status().label].filter(Boolean).join(', ');
      console.log(`${kind.padEnd(6)} ${name}: ${outcome} after ${(ms / 1000).toFixed(1)} s`);
      console.log(`       ${text}`);
      const micros = estimateCost(cost, usage, outcome === 'delivered');
      const used = [
        ...Object.entries(usage).map(([member, value]) => `${member} ${value}`),
        ...(micros === null ? [] : [`about $${(micros / 1e6).toFixed(4)} by your table`]),
      ];
      console.log(
        `       ${used.length > 0 ? `it used ${used.join(', ')}` : 'it does not say what it used'}`,
      );
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
