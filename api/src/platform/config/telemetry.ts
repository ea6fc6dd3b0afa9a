import { z } from 'zod';
import { httpUrl, integer } from './values.ts';

/**
 * By the names of OpenTelemetry. Its exporters read more of them by themselves, such as OTEL_EXPORTER_OTLP_TIMEOUT and
 * _COMPRESSION.
 */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  // Not used here: the exporters read it.
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  // Not used here: the library reads it.
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0?\.\d+|[01](?:\.0+)?)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: integer(10, 600_000).default(5_000),
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_METRIC_EXPORT_INTERVAL: integer(100, 3_600_000).default(60_000),
};

type TelemetryEnvironment = z.output<z.ZodObject<typeof telemetryVariables>> & {
  ROLE: 'all' | 'api' | 'worker';
};

export type TelemetrySettings = NonNullable<ReturnType<typeof telemetrySettings>>;

const SERVICE_NAMES = { all: 'ai-creative', api: 'ai-creative-gateway', worker: 'ai-creative-worker' };

/** Null: no trace is made, and none of the library is loaded. */
export function telemetrySettings(env: TelemetryEnvironment) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    /** Of OTLP by HTTP, without a slash at its end. */
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
    serviceName: env.OTEL_SERVICE_NAME ?? SERVICE_NAMES[env.ROLE],
    exportsTraces: env.OTEL_TRACES_EXPORTER === 'otlp',
    sampler: env.OTEL_TRACES_SAMPLER,
    /** How many traces of all are exported, from 0 to 1, where the sampler goes by it. */
    sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
    /** Spans are sent together, so often. */
    spansIntervalMs: env.OTEL_BSP_SCHEDULE_DELAY,
    exportsMetrics: env.OTEL_METRICS_EXPORTER === 'otlp',
    metricsIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
