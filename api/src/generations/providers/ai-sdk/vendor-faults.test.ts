import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askEngine, PROMPT } from '../../../../test/generations/vendors/ai-sdk/ask-engine.ts';
import {
  type FakeAiVendor,
  type Fault,
  send,
  startFakeAiVendor,
  type Step,
} from '../../../../test/generations/vendors/ai-sdk/fake-ai-vendor.ts';
import { type WireResponse, WIRES } from '../../../../test/generations/vendors/ai-sdk/wires.ts';
import type { ProviderErrorKind } from '../../errors/provider-error.ts';
import type { AiSdkEngine, AiSdkKind, AiSdkVendor } from './engine.ts';

let fake: FakeAiVendor;
let elsewhere: FakeAiVendor;
beforeAll(async () => {
  [fake, elsewhere] = await Promise.all([startFakeAiVendor(), startFakeAiVendor()]);
});
afterAll(() => Promise.all([fake.stop(), elsewhere.stop()]));
beforeEach(() => {
  elsewhere.seen.length = 0;
});

const ENGINES = Object.entries(WIRES).flatMap(([vendor, { wires }]) =>
  Object.keys(wires).map((kind) => [vendor, kind] as [AiSdkVendor, AiSdkKind]),
);

/** Its words repeat prompt and key, as those of vendors do. */
const LEAK = `no ${PROMPT} for sk-0123456789abcdef`;

const respondAt =
  (step: Step, wire: WireResponse): Fault =>
  (at, response) => {
    if (at === step) send(response, wire);
    return at === step;
  };
const status = (code: number, headers = {}) =>
  respondAt('paid', {
    status: code,
    json: { detail: LEAK, message: LEAK, error: { message: LEAK } },
    headers,
  });

interface Failure {
  name: string;
  fault(vendor: AiSdkVendor, kind: AiSdkKind): Fault;
  kind: ProviderErrorKind;
  /** Where a vendor cannot say it. */
  except?: Partial<Record<AiSdkVendor, ProviderErrorKind>>;
  engine?: Partial<AiSdkEngine>;
  retryAfterMs?: number;
}

/** What goes wrong with the paid request, and what each engine makes of it: `docs/operate/providers.md` has this table. */
const FAILURES: readonly Failure[] = [
  {
    name: 'a refused key',
    fault: (vendor) => respondAt('paid', WIRES[vendor].refusedKey),
    kind: 'unauthorized',
  },
  {
    name: 'a prompt against the rules',
    fault: (vendor, kind) => {
      const { at, ...wire } = WIRES[vendor].wires[kind]?.moderated ?? { at: 'paid', json: {} };
      return respondAt(at, wire);
    },
    kind: 'moderation',
  },
  {
    name: 'an account without money',
    fault: (vendor) => respondAt('paid', WIRES[vendor].noMoney),
    kind: 'quota',
    except: { google: 'rate_limited' },
  },
  {
    name: '429 with Retry-After',
    fault: () => status(429, { 'retry-after': '7' }),
    kind: 'rate_limited',
    retryAfterMs: 7000,
  },
  { name: '404', fault: () => status(404), kind: 'misconfigured' },
  { name: '422', fault: () => status(422), kind: 'misconfigured' },
  { name: '500', fault: () => status(500), kind: 'uncertain' },
  { name: '503', fault: () => status(503), kind: 'unavailable' },
  { name: '504', fault: () => status(504), kind: 'uncertain' },
  {
    name: 'a redirect',
    fault: () => status(307, { location: elsewhere.link('/v1/elsewhere') }),
    kind: 'misconfigured',
  },
  {
    name: 'a reset before the response',
    fault: () => at('paid', (response) => response.destroy()),
    kind: 'uncertain',
  },
  {
    name: 'a reset in the middle of the response',
    fault: () =>
      at('paid', (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"id":"1', () => response.destroy());
      }),
    kind: 'uncertain',
  },
  {
    name: 'silence',
    fault: () => at('paid', () => undefined),
    kind: 'uncertain',
    // On a busy machine the others may take their time.
    engine: { timeoutMs: 300 },
  },
  {
    name: 'garbage',
    fault: () => at('paid', (response) => response.end(`{\u0001${LEAK}`)),
    kind: 'uncertain',
  },
  { name: 'nothing', fault: () => at('paid', (response) => response.end()), kind: 'uncertain' },
  {
    name: 'a response of another shape',
    fault: () => respondAt('paid', { json: { hello: LEAK } }),
    kind: 'uncertain',
  },
];

function at(step: Step, respond: (response: Parameters<Fault>[1]) => void): Fault {
  return (now, response) => {
    if (now === step) respond(response);
    return now === step;
  };
}

describe.each(ENGINES)('%s, %s', (vendor, kind) => {
  it.each(FAILURES)('says of $name what it means, pays once and gives nothing away', async (failure) => {
    const engine = fake.speak(vendor, kind, failure.engine);
    fake.fault = failure.fault(vendor, kind);

    const error: unknown = await askEngine(kind, engine).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({
      name: 'ProviderError',
      kind: failure.except?.[vendor] ?? failure.kind,
      retryAfterMs: failure.retryAfterMs ?? null,
    });
    expect(fake.paid()).toBe(1);
    expect(elsewhere.seen).toEqual([]);
    expect(everythingSaid(error)).not.toMatch(/sk-01|fox/);
  });

  it('may be asked again when nothing listens there', async () => {
    const gone = await startFakeAiVendor();
    await gone.stop();
    const engine = fake.speak(vendor, kind, { baseUrl: gone.baseUrl });

    await expect(askEngine(kind, engine)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('ends at once when the job is stopped', async () => {
    const controller = new AbortController();
    const engine = fake.speak(vendor, kind);
    fake.fault = at('paid', () => controller.abort());

    await expect(askEngine(kind, engine, { context: { signal: controller.signal } })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(fake.paid()).toBe(1);
  });

  it('repeats lost polls and downloads, and pays once', async () => {
    const engine = fake.speak(vendor, kind);
    const lost: Record<Step, number> = { paid: 0, poll: 0, file: 0 };
    fake.fault = (step, response) => {
      if (step === 'paid' || (lost[step] += 1) > 2) return false;
      if (lost[step] === 1) response.destroy();
      else send(response, { status: 502, json: {} });
      return true;
    };

    await expect(askEngine(kind, engine)).resolves.toMatchObject({ details: { model: engine.model } });
    expect(fake.paid()).toBe(1);
  });

  it.each(['poll', 'file'] as const)('pays once although every %s is lost', async (step) => {
    const engine = fake.speak(vendor, kind);
    let asked = 0;
    fake.fault = at(step, (response) => {
      asked += 1;
      if (asked % 2 === 0) send(response, { status: 429, json: {}, headers: { 'retry-after-ms': '1' } });
      else response.destroy();
    });

    const outcome: unknown = await askEngine(kind, engine).catch((thrown: unknown) => thrown);

    // What a film has bought is stored, so another attempt goes on; a picture is lost with its attempt.
    const lost = { kind: kind === 'video' ? 'rate_limited' : 'uncertain' };
    expect(outcome).toMatchObject(asked === 0 ? { details: { model: engine.model } } : lost);
    expect([0, 6]).toContain(asked);
    expect(fake.paid()).toBe(1);
  });

  it.each(['poll', 'file'] as const)('pays once although a %s is never answered', async (step) => {
    const engine = fake.speak(vendor, kind, { timeoutMs: 300 });
    let asked = 0;
    fake.fault = at(step, () => (asked += 1));

    const outcome: unknown = await askEngine(kind, engine).catch((thrown: unknown) => thrown);

    const lost = { kind: kind === 'video' ? 'unavailable' : 'uncertain' };
    expect(outcome).toMatchObject(asked === 0 ? { details: { model: engine.model } } : lost);
    expect(fake.paid()).toBe(1);
  });

  it('pays once although the vendor goes away when it has taken the request', async () => {
    const gone = await startFakeAiVendor();
    const engine = gone.speak(vendor, kind);
    gone.fault = (_, response) => {
      response.once('finish', () => void gone.stop());
      response.setHeader('connection', 'close');
      return false;
    };

    const outcome: unknown = await askEngine(kind, engine).catch((thrown: unknown) => thrown);

    const hasAll = WIRES[vendor].wires[kind]?.isWhole === true;
    const lost = { kind: kind === 'video' ? 'unavailable' : 'uncertain' };
    expect(outcome).toMatchObject(hasAll ? { details: { model: engine.model } } : lost);
    expect(gone.paid()).toBe(1);
  });

  it('takes no result from a private address that is not its own', async () => {
    const engine = fake.speak(vendor, kind);
    elsewhere.serveWith((response) => response.end('secret'));
    fake.fault = (step, response) => {
      if (step !== 'file') return false;
      response.writeHead(302, { location: elsewhere.link('/files/secret') }).end();
      return true;
    };

    await askEngine(kind, engine).catch(() => undefined);

    expect(elsewhere.seen).toEqual([]);
    expect(fake.paid()).toBe(1);
  });

  it('stops reading a response that does not end', async () => {
    const engine = fake.speak(vendor, kind);
    let sentBytes = 0;
    const piece = Buffer.alloc(1024 * 1024, ' ');
    fake.fault = at('paid', (response) => {
      const more = (): void => {
        if (response.destroyed) return;
        sentBytes += piece.length;
        if (response.write(piece)) setImmediate(more);
        else response.once('drain', more);
      };
      response.writeHead(200, { 'content-type': 'application/json' });
      more();
    });

    await expect(askEngine(kind, engine)).rejects.toMatchObject({ kind: 'uncertain' });
    expect(sentBytes).toBeLessThan(100 * 1024 * 1024);
    expect(fake.paid()).toBe(1);
  });
});

/** The error and its causes, as a log would have them. */
function everythingSaid(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error);
  return [error.message, error.stack, JSON.stringify(error), everythingSaid(error.cause ?? null)].join('\n');
}
