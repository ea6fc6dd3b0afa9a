import type { ServerEvent } from '@aic/contract';

/** Reads a response as a browser's EventSource does, and keeps all it saw. */
export interface TestEventSource {
  status: number;
  headers: Headers;
  text(): string;
  events(): ServerEvent[];
  /** Ids of the events that carried one. */
  ids(): number[];
  lastEventId(): number | null;
  isOver(): boolean;
  close(): void;
}

export function openEventSource(response: Response): TestEventSource {
  let text = '';
  let isOver = false;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();

  async function readAll(): Promise<void> {
    for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
      text += chunk.value;
    }
    isOver = true;
  }
  readAll().catch(() => {
    isOver = true;
  });

  const frames = () => text.split('\n\n').slice(0, -1).map(parseFrame);
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    events: () => frames().flatMap(({ data }) => (data === null ? [] : [data])),
    ids: () => frames().flatMap(({ id, data }) => (id === null || data === null ? [] : [id])),
    lastEventId: () => frames().findLast(({ id }) => id !== null)?.id ?? null,
    isOver: () => isOver,
    close: () => void reader?.cancel().catch(() => undefined),
  };
}

function parseFrame(frame: string): { id: number | null; data: ServerEvent | null } {
  const field = (name: string) =>
    frame
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [id, data] = [field('id'), field('data')];
  // Safe because the tests only read what the hub under test has written.
  return {
    id: id === undefined ? null : Number(id),
    data: data === undefined ? null : (JSON.parse(data) as ServerEvent),
  };
}
