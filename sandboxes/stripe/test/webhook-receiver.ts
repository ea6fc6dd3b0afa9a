import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export interface Received {
  body: string;
  signature: string;
}

export interface WebhookReceiver {
  url: string;
  /** In the order of their arrival. */
  received: Received[];
  /** Responses to the next requests, by status; 200 when there is none left. */
  responses: number[];
  types: () => string[];
  stop: () => Promise<void>;
}

/** A merchant's endpoint. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const responses: number[] = [];
  const app = new Hono();
  app.post('/hook', async (http) => {
    const status = responses.shift() ?? 200;
    if (status === 200) {
      received.push({ body: await http.req.text(), signature: http.req.header('stripe-signature') ?? '' });
    }
    return new Response(null, { status });
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      resolve({
        url: `http://127.0.0.1:${port}/hook`,
        received,
        responses,
        types: () => received.map(({ body }) => String(JSON.parse(body).type)),
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}
