import type { Logger } from 'pino';
import type { TelemetrySettings } from '../../config/telemetry.ts';
import type { Telemetry } from './telemetry.ts';

/** Null where the telemetry is off: then nothing of its library is loaded. */
export async function openTelemetry(
  settings: TelemetrySettings | null,
  logger: Logger,
): Promise<Telemetry | null> {
  if (settings === null) return null;
  const { startTelemetry } = await import('./start-telemetry.ts');
  return startTelemetry(settings, logger);
}
