import { describe, expect, it } from 'vitest';
import { createEventStream } from './event-stream.ts';

describe('createEventStream', () => {
  it('cuts a client that reads nothing, instead of keeping its backlog in memory', async () => {
    let sent = 0;
    let sentWhenCut: number | null = null;
    const stream = createEventStream(0, () => {
      sentWhenCut = sent;
    });

    for (; sent < 100_000; sent += 1) stream.send({ type: 'credits' }, sent);

    expect(sentWhenCut).toBeGreaterThan(1000);
    expect(sentWhenCut).toBeLessThan(20_000);
    await expect(stream.body.getReader().read()).rejects.toThrow('too slowly');
  });

  it('keeps a client that reads, however much is sent', async () => {
    const stream = createEventStream(0, () => expect.unreachable('was cut'));
    const reader = stream.body.getReader();

    for (let n = 0; n < 20_000; n += 1) {
      stream.send({ type: 'credits' }, n);
      await reader.read();
    }
  });

  it('tells once when the client leaves, and sending afterwards is harmless', async () => {
    let closed = 0;
    const stream = createEventStream(0, () => (closed += 1));

    await stream.body.cancel();
    stream.send({ type: 'credits' }, 1);
    stream.heartbeat();
    stream.close();

    expect(closed).toBe(1);
  });
});
