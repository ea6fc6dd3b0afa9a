import type { Writable } from 'node:stream';
import type { ServerEvent } from '@aic/contract';
import type { LiveBody } from '../platform/http/stream-body.ts';

/** Bytes that may wait for a client before it is cut; it then reconnects and replays from the database. */
const BACKLOG_BYTES_MAX = 256 * 1024;

const RETRY_MS = 1000;

export interface EventStream extends LiveBody {
  /** Text of `frameOf`, of any number of events: one write costs less than several. */
  send(frames: string): void;
  /** Ends the response. Nothing is sent afterwards. */
  close(): void;
}

/**
 * Keeps proxies from closing the connection, and tells the page that what is sent arrives, which a comment would not.
 * Pages listen for it by name, so it is no `message`.
 */
export const HEARTBEAT = 'event: alive\ndata:\n\n';

/** An event as it is sent. `seq` becomes its id; events without one are not replayed. */
export function frameOf(event: ServerEvent, seq?: number): string {
  return `${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(event)}\n\n`;
}

/**
 * One client's Server-Sent Events (WHATWG HTML, section 9.2), written to Node's response: web streams in between cost a
 * third of the memory. The first frame is a heartbeat with an id, which sets the client's Last-Event-ID before there
 * is an event, so that a reconnect misses nothing. Ours, because Hono's streams have no limit for what
 * waits for a client (docs/adr/0050).
 */
export function createEventStream(afterSeq: number, onClosed: () => void): EventStream {
  let output: Writable | null = null;
  let isOver = false;
  /** Until there is an output. */
  let waiting = `retry: ${RETRY_MS}\nid: ${afterSeq}\n${HEARTBEAT}`;

  function write(frames: string): void {
    if (isOver) return;
    if (output === null) waiting += frames;
    else output.write(frames);
    if ((output?.writableLength ?? waiting.length) <= BACKLOG_BYTES_MAX) return;
    output?.destroy();
    end();
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    onClosed();
  }

  return {
    startOn(started) {
      started.on('error', ignoreError);
      if (isOver) started.end(waiting);
      else if (started.destroyed) end();
      else {
        output = started.once('close', end);
        started.write(waiting);
      }
      waiting = '';
    },
    send: write,
    close() {
      if (!isOver) output?.end();
      end();
    },
  };
}

/** Of a client that has left. The end of its stream says so too. */
function ignoreError(): void {}
