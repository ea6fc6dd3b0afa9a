import { setTimeout as delay } from 'node:timers/promises';
import type { TestUser } from '@aic/api/testing';
import { type Fleet, ORIGIN } from './fleet.ts';

interface Figures {
  requests: number;
  /** Connections that were refused: the request was sent to the other gateway, as a load balancer does. */
  refused: number;
  reconnects: number;
  events: number;
  errors: string[];
}

export interface UserLife {
  figures: Figures;
  /** Ids of the jobs that the gateway acknowledged. */
  started: Promise<string[]>;
  /** Whether its stream has brought every event up to this user's last one, each once. Waits for them a while. */
  waitFor(lastSeq: ReadonlyMap<string, number>): Promise<boolean>;
}

interface LifeOptions {
  fleet: Pick<Fleet, 'urls'>;
  jobs: number;
  durationMs: number;
  stopping: AbortSignal;
}

/** What requests of users differ in. */
type Init = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

const SETTLE_MS = 20_000;
const READ = ['/api/generations', '/api/credits', '/api/library?q=picture'];
const READ_EVERY_MS = 300;

/** Starts jobs and reads lists, evenly over the time, with an event stream that is opened again whenever it ends. */
export function liveAsUser(user: TestUser, { fleet, jobs, durationMs, stopping }: LifeOptions): UserLife {
  const headers = { cookie: `sid=${user.token.toString('base64url')}`, origin: ORIGIN };
  const figures: Figures = { requests: 0, refused: 0, reconnects: 0, events: 0, errors: [] };
  const seen: number[] = [];
  let turn = Math.floor(Math.random() * 2);

  /** Sends it to the gateways in turn. What was refused has reached none of them; anything else counts. */
  async function send(path: string, init: Init = {}): Promise<Response> {
    for (;;) {
      const urls = fleet.urls();
      const url = urls[(turn += 1) % urls.length];
      try {
        if (url === undefined) throw new Error('no gateway is ready');
        const response = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
        figures.requests += 1;
        if (!response.ok) figures.errors.push(`${response.status} ${path} ${await response.clone().text()}`);
        return response;
      } catch (error) {
        if (!isRefused(error)) throw error;
        figures.refused += 1;
        await delay(10);
      }
    }
  }

  async function ask(path: string, body?: object): Promise<unknown> {
    const init = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    try {
      return await (await send(path, init)).json();
    } catch (error) {
      figures.errors.push(`${path}: ${textOf(error)}`);
      return null;
    }
  }

  async function startJobs(): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < jobs; n += 1) {
      const began = performance.now();
      // Safe because it is what the gateway answers, or null.
      const item = (await ask('/api/generate', { prompt: `picture ${user.id} ${n}` })) as {
        id?: string;
      } | null;
      if (item?.id !== undefined) ids.push(item.id);
      await delay(Math.max(0, durationMs / jobs - (performance.now() - began)));
    }
    return ids;
  }

  /** Also over kept-alive connections, which a gateway that ends must not cut in the middle. */
  async function read(): Promise<void> {
    for (const end = performance.now() + durationMs; performance.now() < end;) {
      await Promise.all(READ.map((path) => ask(path)));
      await delay(READ_EVERY_MS);
    }
  }

  async function follow(): Promise<void> {
    while (!stopping.aborted) {
      try {
        const last = { 'last-event-id': String(seen.at(-1) ?? 0) };
        const response = await send('/api/events', { headers: last, signal: stopping });
        await readIds(response, (id) => void seen.push(id));
        figures.reconnects += 1;
      } catch (error) {
        if (!stopping.aborted) figures.errors.push(`/api/events: ${textOf(error)}`);
      }
    }
  }
  void follow();

  return {
    figures,
    started: Promise.all([startJobs(), read()]).then(([ids]) => ids),
    async waitFor(lastSeq) {
      const last = lastSeq.get(user.id) ?? 0;
      for (const end = performance.now() + SETTLE_MS; (seen.at(-1) ?? 0) < last && performance.now() < end;) {
        await delay(100);
      }
      figures.events = seen.length;
      return (
        seen.length > 0 &&
        seen.at(-1) === last &&
        seen.every((id, n) => n === 0 || id === Number(seen[n - 1]) + 1)
      );
    },
  };
}

/** Calls `onId` for the id of each event, until the stream ends. */
async function readIds(response: Response, onId: (id: number) => void): Promise<void> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const id = /^id: (\d+)$/m.exec(frame)?.[1];
      if (id !== undefined && /^data: /m.test(frame)) onId(Number(id));
    }
  }
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? error) : error);

function isRefused(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

function textOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error
    ? `${cause.message}${'code' in cause ? ` (${String(cause.code)})` : ''}`
    : String(cause);
}
