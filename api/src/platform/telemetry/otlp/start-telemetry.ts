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
import type { Telemetry } from './open-telemetry.ts';
import { createSampler } from './sampler.ts';
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
  let meters: MeterProvider | null = null;
  logger.info({ endpoint, traces: exportsTraces, metrics: exportsMetrics }, 'telemetry is on');

  return {
    traceStatements: (sql) => (exportsTraces ? traceStatements(sql, tracer) : sql),
    pushMetrics(read) {
      if (!exportsMetrics) return;
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ ...exporter, url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: metricsIntervalMs,
        exportTimeoutMillis: Math.min(EXPORT_MS, metricsIntervalMs),
        metricProducers: [createMetricProducer(read, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    async close() {
      for (const end of ends) end();
      const patience = new AbortController();
      await Promise.race([
        Promise.allSettled([traces.shutdown(), meters?.shutdown()]),
        delay(FLUSH_MS, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
    },
  };
}

/** The library reports each batch that is lost, and what it says may hold addresses with keys. */
function complainOnceAMinute(logger: Logger) {
  let quietUntil = 0;
  return (error: unknown) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + COMPLAINT_MS;
    logger.warn({ err: error }, 'the collector of traces and metrics cannot be reached; they are dropped');
  };
}
