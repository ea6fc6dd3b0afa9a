import { type Connection, NO_PROGRESS } from './connections.ts';
import { frameOf } from './event-stream.ts';
import type { News, UnfinishedJob } from './events.repo.ts';

/** Sends each client of a user what it does not have yet. Without news, nothing of theirs is unfinished. */
export function tellNews(clients: readonly Connection[], news: News | undefined): void {
  if (news === undefined) {
    for (const client of clients) client.progress = NO_PROGRESS;
    return;
  }
  const { unfinished, ended } = news;
  const events = (news.events ?? []).map(({ seq, payload }) => ({ seq, frame: frameOf(payload, seq) }));
  const jobs = (unfinished ?? []).map(frameOfJob);
  for (const client of clients) {
    if (ended?.includes(client.session)) {
      // Alone: a session that ended before an event was read gets nothing of it.
      client.stream.send(frameOf({ type: 'signed-out' }));
      client.stream.close();
      continue;
    }
    const newer = events.filter(({ seq }) => seq > client.seq);
    const moved = jobs.filter(({ id, state }) => client.progress.get(id) !== state);
    client.seq = newer.at(-1)?.seq ?? client.seq;
    client.progress = new Map(jobs.map(({ id, state }) => [id, state]));
    const frames = [...newer, ...moved].map(({ frame }) => frame).join('');
    if (frames !== '') client.stream.send(frames);
  }
}

/** Its state is what a client was told of it last. */
function frameOfJob({ id, kind, progress, queuePosition }: UnfinishedJob) {
  const place = queuePosition === null ? {} : { queuePosition };
  const frame = frameOf({ type: 'generation', id, kind, status: 'processing', progress, ...place });
  return { id, state: `${progress} ${queuePosition ?? ''}`, frame };
}
