import type { GenerationKind } from '@aic/contract';
import type { EngineTrial } from '@aic/contract/admin';
import type { EngineSet } from '../../generations/engines/engine-set.ts';
import { tryEngine } from '../../generations/engines/try-engine.ts';
import type { ProviderOutput } from '../../generations/providers/provider.ts';
import { estimateCost } from '../../generations/worker/estimate-cost.ts';
import type { EngineSetting } from '../../platform/config/engines.ts';
import { withoutKey } from './without-key.ts';

const POLL_MS = 1_000;
/** What is larger is made, and not shown. */
const SHOWN_BYTES_MAX = 12 * 1024 * 1024;

/** Has an engine make the smallest thing, which is shown and kept nowhere. */
export async function tryNow(
  engines: Pick<EngineSet, 'make'>,
  kind: GenerationKind,
  setting: EngineSetting,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<EngineTrial> {
  const provider = engines.make(kind, setting);
  if (!provider) {
    return { outcome: 'unavailable', text: 'Nothing makes this.', said: null, ms: 0, dollars: null };
  }
  const report = await tryEngine(kind, provider, { timeoutMs, pollMs: POLL_MS, signal });
  const { outcome, text, said, ms, usage, output } = report;
  const micros = estimateCost(setting.cost, usage, outcome === 'delivered');
  const { apiKey } = setting.endpoint;
  return {
    outcome,
    text: withoutKey(text, apiKey),
    said: said && withoutKey(said, apiKey),
    ms,
    dollars: micros === null ? null : micros / 1e6,
    ...(output && shown(output)),
  };
}

function shown(output: ProviderOutput): Pick<EngineTrial, 'words' | 'file'> {
  if ('text' in output) return { words: output.text };
  const { bytes, mediaType } = output;
  if (bytes.byteLength > SHOWN_BYTES_MAX) return {};
  return { file: { mediaType, base64: Buffer.from(bytes).toString('base64') } };
}
