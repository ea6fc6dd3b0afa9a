import { setTimeout as delay } from 'node:timers/promises';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TelemetrySettings } from '../../config/telemetry.ts';
import { describeProcess } from './describe-process.ts';
import { createMetricProducer } from './metric-producer.ts';
import { createSampler } from './sampler.ts';
import type { Telemetry } from './telemetry.ts';
import { traceFetches } from './trace-fetches.ts';
import { traceStatements } from './trace-statements.ts';
import { traceSteps } from './trace-steps.ts';

/** A stop waits so long for the collector. */
const FLUSH_MS = 2_000;
/** A collector that is away is named once in so long. */
const COMPLAINT_MS = 60_000;
/** Of one batch, with its repeats. Nothing waits for it; meanwhile at most 2048 more spans are kept. */
const EXPORT_MS = 10_000;

export function startTelemetry(settings: TelemetrySettings, logger: Logger): Telemetry {
  const { endpoint, exportsTraces, exportsMetrics, metricsIntervalMs } = settings;
  setGlobalErrorHandler(complainOnceAMinute(logger));
  const resource = describeProcess(settings);
  const exporter = { timeoutMillis: EXPORT_MS };
  const spans = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ ...exporter, url: `${endpoint}/v1/traces` }),
    exportTimeoutMillis: EXPORT_MS,
    scheduledDelayMillis: settings.spansIntervalMs,
  });
  const traces = new TracerProvider({
    resource,
    sampler: createSampler(settings),
    spanProcessors: exportsTraces ? [spans] : [],
  });
  const tracer = traces.getTracer('ai-creative');
  const ends = exportsTraces ? [traceSteps(tracer), traceFetches(tracer)] : [];
  logger.info({ endpoint, traces: exportsTraces, metrics: exportsMetrics }, 'telemetry is on');

  return {
    traceStatements: (sql) => (exportsTraces ? traceStatements(sql, tracer) : sql),
    pushMetrics(read) {
      if (!exportsMetrics) return { stop: async () => undefined };
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ ...exporter, url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: metricsIntervalMs,
        exportTimeoutMillis: Math.min(EXPORT_MS, metricsIntervalMs),
        metricProducers: [createMetricProducer(read, resource)],
      });
      const meters = new MeterProvider({ resource, readers: [reader] });
      return { stop: () => endInTime(meters.shutdown()) };
    },
    async close() {
      for (const end of ends) end();
      await endInTime(traces.shutdown());
    },
  };
}

/** A collector that does not respond is not waited for. What the library could not send it has reported. */
async function endInTime(flushed: Promise<void>): Promise<void> {
  const patience = new AbortController();
  const timer = delay(FLUSH_MS, undefined, { signal: patience.signal });
  await Promise.race([flushed, timer]).catch(() => undefined);
  patience.abort();
  await timer.catch(() => undefined);
}

/** The library reports each batch that is lost. */
function complainOnceAMinute(logger: Logger) {
  let quietUntil = 0;
  return (error: unknown) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + COMPLAINT_MS;
    logger.warn({ err: error }, 'traces or metrics could not be sent to their collector and are lost');
  };
}
