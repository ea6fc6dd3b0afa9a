import { setTimeout as delay } from 'node:timers/promises';
import type { TextGeneration, TextStreamLine } from '@aic/contract';
import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { ProviderContext, ProviderResult } from '../providers/provider.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);
const gateway = createTestGateway(sql, {}, { providers: { text: createFakeProvider() } });
afterAll(() => gateway.stop());

const as = (user: TestUser) => ({ headers: { cookie: `sid=${user.token.toString('base64url')}` } });
const DONE: ProviderResult = {
  state: 'done',
  output: { text: 'One two three.', mediaType: 'text/markdown', details: {} },
};

async function start(user: TestUser, body: object = { prompt: 'write' }): Promise<TextGeneration> {
  const response = await gateway.post('/api/generate-text', body, as(user));
  return ITEM_SCHEMAS.text.strict().parse(await response.json());
}

async function itemOf(user: TestUser, id: string): Promise<TextGeneration> {
  const response = await gateway.request(`/api/generations/${id}`, as(user));
  return ITEM_SCHEMAS.text.strict().parse(await response.json());
}

const untilEnded = (user: TestUser, id: string) =>
  vi.waitFor(
    async () => {
      const item = await itemOf(user, id);
      expect(item.status).not.toBe('processing');
      return item;
    },
    { timeout: 10_000, interval: 20 },
  );

const stop = (user: TestUser, id: string) => gateway.post(`/api/generations/${id}/cancel`, {}, as(user));

/** A writer whose words the test gives. It takes whatever waits, so a test leaves nothing waiting. */
function runWriter(write: (context: ProviderContext) => Promise<ProviderResult>) {
  return startWorker(createFakeProvider(), {
    providers: { text: createFakeProvider((_, context) => write(context)) },
  });
}

/** The lines so far, and in the end all of them. */
function follow(response: Response) {
  const lines: TextStreamLine[] = [];
  async function read(): Promise<TextStreamLine[]> {
    let rest = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const [last = '', ...whole] = (rest + piece).split('\n').toReversed();
      rest = last;
      lines.push(...whole.toReversed().map((line) => JSON.parse(line) as TextStreamLine));
    }
    return lines;
  }
  return { lines, end: read() };
}

const watch = async (user: TestUser, id: string) =>
  follow(await gateway.request(`/api/text-generations/${id}/stream`, as(user)));

const textOf = (lines: readonly TextStreamLine[]) =>
  lines.reduce((text, line) => ('text' in line ? text.slice(0, line.from) + line.text : text), '');

describe('POST /api/generate-text', () => {
  it('[9.cost] holds 30 credits, and the text is there when it is done', async () => {
    const user = await createUser(sql);
    const item = await start(user, { prompt: ' write ', model: 'casual' });
    expect(item).toMatchObject({
      prompt: 'write',
      style: 'casual',
      response: null,
      credits: 30,
      stopped: false,
    });
    expect(await balanceOf(sql, user.id)).toBe(470);

    await runWriter(async () => DONE);

    expect(await untilEnded(user, item.id)).toMatchObject({
      status: 'completed',
      response: 'One two three.',
    });
    const list = await (await gateway.request('/api/text-generations', as(user))).json();
    expect(list).toMatchObject([{ id: item.id, response: 'One two three.' }]);
    expect(await balanceOf(sql, user.id)).toBe(470);
  });

  it.each([{}, { prompt: ' ' }])(
    '[5.text.prompt] refuses %j with "Please enter a text prompt"',
    async (body) => {
      const user = await createUser(sql);
      const response = await gateway.post('/api/generate-text', body, as(user));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: 'Please enter a text prompt' });
    },
  );

  it('takes a prompt that ends in half an emoji', async () => {
    const user = await createUser(sql);
    const item = await start(user, { prompt: 'a fox \u{1F98A}'.slice(0, -1) });
    expect(item.prompt).toBe('a fox \uFFFD');
    await stop(user, item.id);
  });

  it('[9.text.styles] takes each of the five styles, and creative when none is named', async () => {
    const user = await createUser(sql);
    for (const model of [undefined, 'creative', 'professional', 'casual', 'technical', 'marketing']) {
      const item = await start(user, { prompt: 'write', model });
      expect(item.style).toBe(model ?? 'creative');
      await stop(user, item.id);
    }
  });

  it('[9.text.styles] refuses a style that there is not', async () => {
    const user = await createUser(sql);
    const response = await gateway.post('/api/generate-text', { prompt: 'x', model: 'angry' }, as(user));
    expect(response.status).toBe(400);
  });
});

describe('GET /api/text-generations/{id}/stream', () => {
  it('tells the text as it is written, then that it is done', async () => {
    const user = await createUser(sql);
    const { id } = await start(user);
    const { lines, end } = await watch(user, id);
    await runWriter(async ({ onText }) => {
      let written = '';
      // Vendors begin with an empty piece that only says who speaks.
      for (const word of ['', 'One ', 'two ', 'three.']) {
        onText(word);
        written += word;
        await vi.waitFor(() => expect(textOf(lines)).toBe(written), 10_000);
      }
      return DONE;
    });

    expect((await end).at(-1)).toEqual({ status: 'completed' });
    expect(textOf(lines)).toBe('One two three.');
  });

  it('starts over with a later attempt, and gives the whole text of one that is done', async () => {
    const user = await createUser(sql);
    const { id } = await start(user);
    const { lines, end } = await watch(user, id);
    let attempt = 0;
    await runWriter(async ({ onText }) => {
      attempt += 1;
      const text = attempt === 1 ? 'Wrong start' : 'One ';
      onText(text);
      await vi.waitFor(() => expect(lines).toContainEqual({ from: 0, text }), 10_000);
      if (attempt === 1) throw new ProviderError('unavailable', '503', { retryAfterMs: 10 });
      return DONE;
    });
    await end;

    const later = await watch(user, id);
    expect(await later.end).toEqual([{ from: 0, text: 'One two three.' }, { status: 'completed' }]);
  });

  it('gives nothing more to a session that has ended, and says nothing of the text', async () => {
    const user = await createUser(sql);
    const { id } = await start(user);
    const finish = Promise.withResolvers<void>();
    await runWriter(async ({ onText }) => {
      onText('Half a te');
      await finish.promise;
      return DONE;
    });
    const response = await gateway.request(`/api/text-generations/${id}/stream`, as(user));
    const reader = response.body?.getReader();
    await reader?.read();

    await sql`delete from session where token_hash = ${user.tokenHash}`;

    expect(await reader?.read()).toEqual({ done: true, value: undefined });
    finish.resolve();
  });

  it('is refused to the ninth window of a session, until one is closed', async () => {
    const user = await createUser(sql);
    const { id } = await start(user);
    const open = () => gateway.request(`/api/text-generations/${id}/stream`, as(user));
    const streams = await Promise.all(Array.from({ length: 8 }, open));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await open()).status).toBe(429);

    await streams[0]?.body?.cancel();
    const next = await vi.waitFor(async () => {
      const response = await open();
      expect(response.status).toBe(200);
      return response;
    }, 10_000);
    for (const { body } of [...streams.slice(1), next]) await body?.cancel();
    await stop(user, id);
  });

  it('is for its owner only', async () => {
    const [owner, stranger] = [await createUser(sql), await createUser(sql)];
    const { id } = await start(owner);
    expect((await gateway.request(`/api/text-generations/${id}/stream`, as(stranger))).status).toBe(404);
    expect((await gateway.request(`/api/text-generations/${id}/stream`)).status).toBe(401);
    expect((await gateway.request('/api/text-generations/none/stream', as(owner))).status).toBe(404);
    await stop(owner, id);
  });
});

describe('a text that is stopped', () => {
  it('keeps, and costs, what was written', async () => {
    const user = await createUser(sql);
    const { id } = await start(user);
    const wrote = Promise.withResolvers<void>();
    await runWriter(async ({ onText, signal }) => {
      onText('Half a te');
      wrote.resolve();
      await delay(10_000, undefined, { signal });
      return DONE;
    });
    await wrote.promise;

    await stop(user, id);

    expect(await untilEnded(user, id)).toMatchObject({
      status: 'completed',
      response: 'Half a te',
      stopped: true,
      refunded: false,
      credits: 30,
    });
    expect(await balanceOf(sql, user.id)).toBe(470);
    expect(await sql`select 1 from written_text where generation_id = ${id}`).toHaveLength(0);
  });

  it.each(['', '  \n'])('costs nothing when only %j had been written', async (text) => {
    const user = await createUser(sql);
    const { id } = await start(user);
    const began = Promise.withResolvers<void>();
    await runWriter(async ({ onText, signal }) => {
      if (text) onText(text);
      began.resolve();
      await delay(10_000, undefined, { signal });
      return DONE;
    });
    await began.promise;

    await stop(user, id);

    expect(await untilEnded(user, id)).toMatchObject({
      status: 'failed',
      error: 'Cancelled',
      refunded: true,
    });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('costs nothing when it had not begun', async () => {
    const user = await createUser(sql);
    const { id } = await start(user);
    await stop(user, id);
    expect(await itemOf(user, id)).toMatchObject({ status: 'failed', refunded: true });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});

it('gives the credits back for a text that breaks off, and throws its draft away', async () => {
  const user = await createUser(sql);
  const { id } = await start(user);
  await runWriter(async ({ onText }) => {
    onText('It begins well');
    await expect.poll(() => sql`select 1 from written_text where generation_id = ${id}`).toHaveLength(1);
    throw new ProviderError('uncertain', 'The stream broke.');
  });
  expect(await untilEnded(user, id)).toMatchObject({ status: 'failed', response: null, refunded: true });
  expect(await balanceOf(sql, user.id)).toBe(500);
  expect(await sql`select 1 from written_text where generation_id = ${id}`).toHaveLength(0);
});

it('keeps a text with characters that cannot be stored, without them', async () => {
  const user = await createUser(sql);
  const { id } = await start(user);
  const text = `One\u0000 two ${'\u{1F98A}'.charAt(0)}`;
  await runWriter(async ({ onText }) => {
    onText(text);
    return { state: 'done', output: { text, mediaType: 'text/markdown', details: {} } };
  });
  expect(await untilEnded(user, id)).toMatchObject({ status: 'completed', response: 'One two \uFFFD' });
});
