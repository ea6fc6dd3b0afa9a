import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z
  .object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
  .transform(({ key, value }) => [key, Object.values(value)[0]] as const);
const attributes = z.array(attribute).default([]).transform(Object.fromEntries);
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).optional(),
});
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
const metric = z.looseObject({ name: z.string(), unit: z.string().optional() });
const metrics = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(metric) })) })),
});

export type CollectedSpan = z.output<typeof span> & { service: string };

export interface Collector {
  url: string;
  spans: CollectedSpan[];
  metrics: Array<z.output<typeof metric>>;
  /** Requests that came, answered or not. */
  requests: number;
  stop(): Promise<void>;
}

/** A collector of OTLP over HTTP, as far as it listens. @param behaviour `silent`: it takes all and answers nothing */
export async function startCollector(behaviour: 'works' | 'fails' | 'silent' = 'works'): Promise<Collector> {
  const server = createServer(async (request, response) => {
    collector.requests += 1;
    const body = await json(request);
    if (behaviour === 'fails') response.writeHead(500).end();
    if (behaviour !== 'works') return;
    if (request.url === '/v1/traces') {
      for (const { resource, scopeSpans } of traces.parse(body).resourceSpans) {
        const service = String(resource.attributes['service.name']);
        collector.spans.push(
          ...scopeSpans.flatMap((scope) => scope.spans).map((one) => ({ ...one, service })),
        );
      }
    } else {
      const found = metrics.parse(body).resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics);
      collector.metrics = found.flatMap((scope) => scope.metrics);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Safe because it listens on a port.
  const { port } = server.address() as AddressInfo;
  const collector: Collector = {
    url: `http://127.0.0.1:${port}`,
    spans: [],
    metrics: [],
    requests: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return collector;
}
