import { type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { MetricsSource } from './telemetry.ts';

type Metric = MetricObjectWithValues<MetricValue<string>>;
/** Of a histogram, whose values say which of its series they are of. */
type Value = MetricValue<string> & { metricName?: string };

interface Span {
  startTime: HrTime;
  endTime: HrTime;
}

/**
 * Hands the metrics of `/metrics` to OpenTelemetry, under the same names: each is defined once, for both. What is not
 * known (NaN) is not sent.
 */
export function createMetricProducer(read: MetricsSource, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(performance.timeOrigin);
  return {
    async collect() {
      const span: Span = { startTime, endTime: millisToHrTime(Date.now()) };
      const metrics = (await read()).flatMap((metric) => toMetricData(metric, span));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'ai-creative' }, metrics }] },
        errors: [],
      };
    },
  };
}

function toMetricData(metric: Metric, span: Span): MetricData[] {
  const { name, help, type } = metric;
  const base = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  switch (String(type)) {
    case 'counter':
      return [
        { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: pointsOf(metric, span) },
      ];
    case 'gauge':
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: pointsOf(metric, span) }];
    case 'histogram':
      return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric, span) }];
    // We have none of any other type.
    default:
      return [];
  }
}

function pointsOf({ values }: Metric, span: Span): Array<DataPoint<number>> {
  return values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...span, attributes: attributesOf(labels), value }));
}

/** Prometheus adds up its buckets, and names sum and count as if they were other metrics. */
function histogramsOf({ name, values }: Metric, span: Span): Array<DataPoint<Histogram>> {
  const series = new Map<
    string,
    { labels: Value['labels']; boundaries: number[]; sums: number[]; sum: number; count: number }
  >();
  for (const {
    labels: { le, ...labels },
    value,
    metricName,
  } of values as Value[]) {
    const key = JSON.stringify(labels);
    const one = series.get(key) ?? { labels, boundaries: [], sums: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else if (le !== '+Inf') {
      one.boundaries.push(Number(le));
      one.sums.push(value);
    }
  }
  return [...series.values()].map(({ labels, boundaries, sums, sum, count }) => ({
    ...span,
    attributes: attributesOf(labels),
    value: {
      buckets: { boundaries, counts: [...sums, count].map((total, n) => total - (sums[n - 1] ?? 0)) },
      sum,
      count,
    },
  }));
}

const attributesOf = (labels: Value['labels']) =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

function unitOf(name: string): string {
  if (/_seconds(?:_total|_last_hour)?$/.test(name)) return 's';
  return name.includes('_bytes') ? 'By' : '';
}
