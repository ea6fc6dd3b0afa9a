import type { GenerationKind } from '@aic/contract';
import { parseConfig } from '../../../src/platform/config/config.ts';
import type { VideoEndpoint } from '../../../src/platform/config/engines.ts';

/** Where the engine of a kind is asked that these variables describe. */
export function endpointOf(
  kind: GenerationKind,
  environment: Readonly<Record<string, string | undefined>>,
): VideoEndpoint {
  const [engine] = parseConfig(environment).engines[kind] ?? [];
  if (engine === undefined) throw new Error(`These variables describe no engine of ${kind}.`);
  return engine.endpoint;
}
