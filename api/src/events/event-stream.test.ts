import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createEventStream, frameOf } from './event-stream.ts';

const FRAME = frameOf({ type: 'credits' }, 1);
const START = 'retry: 1000\nid: 7\nevent: alive\ndata:\n\n';

describe('createEventStream', () => {
  it('cuts a client that reads nothing, instead of keeping its backlog in memory', async () => {
    const cut = vi.fn<() => void>();
    const stream = createEventStream(0, cut);
    const server = createServer((_, response) => stream.startOn(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // Safe because a listening TCP server has an AddressInfo.
    const asked = request({ port: (server.address() as AddressInfo).port }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    let sentBytes = 0;
    while (cut.mock.calls.length === 0 && sentBytes < 100_000_000) {
      for (let n = 0; n < 1000; n += 1) stream.send(FRAME);
      sentBytes += 1000 * FRAME.length;
      await nextTurn();
    }

    // What the system keeps for the connection comes on top of our limit.
    expect(sentBytes).toBeLessThan(20_000_000);
    await expect(text(response)).rejects.toThrow('aborted');
    server.close();
  });

  it('keeps a client that reads, however much is sent', async () => {
    const stream = createEventStream(0, () => expect.unreachable('was cut'));
    const output = new PassThrough();
    stream.startOn(output);

    for (let n = 0; n < 20_000; n += 1) {
      stream.send(FRAME);
      output.read();
    }
  });

  it('keeps no more than the limit for a response that never starts', () => {
    let sent = 0;
    let sentWhenCut = Number.POSITIVE_INFINITY;
    const stream = createEventStream(0, () => (sentWhenCut = sent));

    for (; sent < 100_000; sent += 1) stream.send(FRAME);

    expect(sentWhenCut).toBeLessThan(20_000);
  });

  it('begins with what was sent before its start', async () => {
    const stream = createEventStream(7, () => undefined);
    stream.send(FRAME);
    const output = new PassThrough();

    stream.startOn(output);
    stream.send(FRAME);
    stream.close();

    expect(await text(output)).toBe(`${START}${FRAME}${FRAME}`);
  });

  it('ends a response that starts after its close', async () => {
    const stream = createEventStream(7, () => undefined);
    stream.close();
    const output = new PassThrough();

    stream.startOn(output);

    expect(await text(output)).toBe(START);
  });

  it('tells once when the client leaves, and sending afterwards is harmless', async () => {
    let closed = 0;
    const stream = createEventStream(0, () => (closed += 1));
    const output = new PassThrough();
    stream.startOn(output);

    output.destroy(new Error('connection reset'));
    stream.send(FRAME);
    await expect.poll(() => closed).toBe(1);
    stream.send(FRAME);
    stream.close();

    expect(closed).toBe(1);
  });

  it('is over where its client has left before the start', () => {
    let closed = 0;
    const stream = createEventStream(0, () => (closed += 1));
    const output = new PassThrough();
    output.destroy();

    stream.startOn(output);

    expect(closed).toBe(1);
  });
});
