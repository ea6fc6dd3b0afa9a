import { setTimeout as delay } from 'node:timers/promises';
import type { TestUser } from '@aic/api/testing';
import { isRefused, textOf } from './faults.ts';
import { type Fleet, ORIGIN } from './fleet.ts';

interface Figures {
  requests: number;
  /** To a gateway after an expected fault of the one before. */
  sentAgain: number;
  pictures: number;
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
  readEveryMs?: number;
  /** Faults after which a client sends the same again; by default a refused connection, as a load balancer does. */
  isExpected?: (fault: unknown) => boolean;
  /** Of each request that was answered as it should be, without those that a fault made it wait for. */
  onTime?: (path: string, ms: number) => void;
}

/** A response that is not the one that was asked for. */
export class UnwantedStatus extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
  }
}

/** What requests of users differ in. */
type Init = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

const SETTLE_MS = 20_000;
/** A user may search 120 times a minute, and half of the reads are searches. */
export const READ_EVERY_MS = 600;
const READ = ['/api/credits', '/api/library?q=picture'];

/** Starts jobs and reads lists and new pictures, evenly over the time, with an event stream that is opened again. */
export function liveAsUser(user: TestUser, options: LifeOptions): UserLife {
  const {
    fleet,
    jobs,
    durationMs,
    stopping,
    readEveryMs = READ_EVERY_MS,
    isExpected = isRefused,
    onTime,
  } = options;
  const headers = { cookie: `sid=${user.token.toString('base64url')}`, origin: ORIGIN };
  const figures: Figures = { requests: 0, sentAgain: 0, pictures: 0, reconnects: 0, events: 0, errors: [] };
  const seen: number[] = [];
  const pictures = new Set<string>();
  let turn = Math.floor(Math.random() * 2);

  /** Sends it to the gateways in turn, until one answers and `read` has read it. Any other fault counts as an error. */
  async function send<T>(
    path: string,
    makeInit: () => Init,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      const urls = fleet.urls();
      const url = urls[(turn += 1) % urls.length];
      try {
        if (url === undefined) throw new Error('no gateway is ready');
        const init = makeInit();
        const began = performance.now();
        const response = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
        figures.requests += 1;
        if (!response.ok) throw new UnwantedStatus(response.status, await response.text());
        const content = await read(response);
        onTime?.(path, performance.now() - began);
        return content;
      } catch (fault) {
        if (stopping.aborted || (url !== undefined && !isExpected(fault))) throw fault;
        figures.sentAgain += 1;
        await delay(10);
      }
    }
  }

  /** @returns null after an error, which is noted */
  async function ask<T>(
    path: string,
    read: (response: Response) => Promise<T>,
    init: Init = {},
  ): Promise<T | null> {
    try {
      return await send(path, () => init, read);
    } catch (fault) {
      figures.errors.push(`${path}: ${textOf(fault)}`);
      return null;
    }
  }

  async function startJobs(): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < jobs; n += 1) {
      const began = performance.now();
      const item = await ask('/api/generate', readJson<{ id: string }>, {
        method: 'POST',
        body: JSON.stringify({ prompt: `picture ${user.id} ${n}` }),
        headers: { 'content-type': 'application/json', 'idempotency-key': `${user.id} ${n}` },
      });
      if (item !== null) ids.push(item.id);
      await delay(Math.max(0, durationMs / jobs - (performance.now() - began)));
    }
    return ids;
  }

  /** Also over kept-alive connections, which a gateway that ends must not cut in the middle. */
  async function read(): Promise<void> {
    for (const end = performance.now() + durationMs; performance.now() < end;) {
      const [list] = await Promise.all([
        ask('/api/generations', readJson<{ imageUrl: string | null; prompt: string }[]>),
        ...READ.map((path) => ask(path, readJson)),
      ]);
      for (const { prompt } of list ?? []) {
        if (!prompt.includes(user.id)) figures.errors.push(`an item of another user: ${prompt}`);
      }
      const url = list?.find(({ imageUrl }) => imageUrl !== null && !pictures.has(imageUrl))?.imageUrl;
      if (typeof url === 'string') await readPicture(url);
      await delay(readEveryMs);
    }
  }

  async function readPicture(url: string): Promise<void> {
    const bytes = await ask(url, (response) => response.bytes());
    if (bytes === null) return;
    if (bytes.length === 0) figures.errors.push(`${url}: an empty picture`);
    pictures.add(url);
    figures.pictures += 1;
  }

  async function follow(): Promise<void> {
    let opened = 0;
    while (!stopping.aborted) {
      try {
        // After a fault it goes on behind what came before that.
        const init = () => ({ headers: { 'last-event-id': String(seen.at(-1) ?? 0) }, signal: stopping });
        await send('/api/events', init, (response) => {
          opened += 1;
          // Not at its end, which a killed gateway does not send.
          figures.reconnects = opened - 1;
          return readIds(response, (id) => void seen.push(id));
        });
      } catch (fault) {
        if (!stopping.aborted) figures.errors.push(`/api/events: ${textOf(fault)}`);
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

/** Safe because it is what the gateway's own document describes. */
const readJson = async <T>(response: Response): Promise<T> => (await response.json()) as T;
