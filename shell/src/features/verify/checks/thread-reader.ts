import type { ReadRequest, ReadResponse } from './thread-messages.ts';

/** `broken`: the file is not what its type says, or ends too early. */
export type MediaReading =
  | { type: 'store'; store: unknown }
  | { type: 'none' }
  | { type: 'unsupported' }
  | { type: 'broken' }
  | { type: 'unloaded' };

export interface MediaReader {
  read(file: Blob, format: string): Promise<MediaReading>;
  /** For good. */
  close(): void;
}

/** Also of its loading. A stranger's file may keep the reader busy for good, and others wait for it. */
const READ_MS_MAX = 300_000;
const NOTHING_FOUND = /JumbfNotFound|ProvenanceMissing/;
const UNSUPPORTED = /UnsupportedType/;

/**
 * Reads one file after the other, in a thread that starts with the first. After an error, when the reader is of no use,
 * another one reads the next file.
 */
export function createThreadReader(): MediaReader {
  let thread: Worker | null = null;
  let isClosed = false;
  let before: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    thread?.terminate();
    thread = null;
  };

  const start = (): Worker =>
    new Worker(new URL('./wasm-thread.ts', import.meta.url), { name: 'wasm-thread' });

  const ask = (file: Blob, format: string): Promise<ReadResponse> => {
    if (isClosed) return Promise.resolve({ unloaded: 'The page is gone.' });
    const worker = (thread ??= start());
    return new Promise((resolve) => {
      const once = { once: true };
      setTimeout(() => resolve({ problem: 'It takes too long.' }), READ_MS_MAX);
      worker.addEventListener('message', ({ data }: MessageEvent<ReadResponse>) => resolve(data), once);
      worker.addEventListener('error', () => resolve({ unloaded: 'The thread did not start.' }), once);
      worker.postMessage({ file, format } satisfies ReadRequest);
    });
  };

  const read = async (file: Blob, format: string): Promise<MediaReading> => {
    const response = await ask(file, format);
    if ('json' in response) return { type: 'store', store: JSON.parse(response.json) };
    if ('problem' in response && NOTHING_FOUND.test(response.problem)) return { type: 'none' };
    if ('problem' in response && UNSUPPORTED.test(response.problem)) return { type: 'unsupported' };
    end();
    return { type: 'problem' in response ? 'broken' : 'unloaded' };
  };

  return {
    read(file, format) {
      const reading = before.then(() => read(file, format));
      before = reading.catch(() => undefined);
      return reading;
    },
    close: () => {
      isClosed = true;
      end();
    },
  };
}
