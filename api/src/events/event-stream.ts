import type { ServerEvent } from '@aic/contract';

/** Bytes that may wait for a client before it is cut; it then reconnects and replays from the database. */
const BACKLOG_BYTES_MAX = 256 * 1024;

const RETRY_MS = 1000;

export interface EventStream {
  body: ReadableStream<Uint8Array>;
  /** `seq` becomes the event's id; events without one are not replayed. */
  send(event: ServerEvent, seq?: number): void;
  heartbeat(): void;
  /** Ends the response. Nothing is sent afterwards. */
  close(): void;
}

/**
 * One client's Server-Sent Events (WHATWG HTML, section 9.2). The first frame carries an id and no data, which sets
 * the client's Last-Event-ID without an event, so that a reconnect before the first event misses nothing. Ours, because
 * Hono's streams have no limit for what waits for a client (docs/adr/0050).
 */
export function createEventStream(afterSeq: number, onClosed: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BACKLOG_BYTES_MAX }),
  );

  function write(frame: string): void {
    if (controller === null) return;
    controller.enqueue(encoder.encode(frame));
    if ((controller.desiredSize ?? 0) > 0) return;
    controller.error(new Error('The client reads too slowly.'));
    end();
  }

  function end(): void {
    if (controller === null) return;
    controller = null;
    onClosed();
  }

  write(`retry: ${RETRY_MS}\nid: ${afterSeq}\n\n`);
  return {
    body,
    send: (event, seq) =>
      write(`${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(event)}\n\n`),
    heartbeat: () => write(': still here\n\n'),
    close() {
      controller?.close();
      end();
    },
  };
}
