import type { SharedV4Warning } from '@ai-sdk/provider';
import type { AiSdkEngine, AiSdkTools } from './engine.ts';

/** What a package could not pass on to its vendor: the user has asked for it, and the operator can choose a model. */
export function logWarnings(
  logger: AiSdkTools['logger'],
  { id, vendor, model }: AiSdkEngine,
  warnings: readonly SharedV4Warning[],
): void {
  for (const warning of warnings) {
    const { type, ...about } = warning;
    logger.warn({ engine: id, vendor, model, type, about }, 'an engine does not follow a setting');
  }
}
