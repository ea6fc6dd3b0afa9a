import type { ServerResponse } from 'node:http';
import { type FakeVendor, sendJson, startFakeVendor } from './fake-vendor.ts';

interface FakeVideo {
  id: string;
  status: string;
  progress: number;
  created_at: number;
  model: unknown;
  prompt: unknown;
  seconds: unknown;
  error?: { code: string; message: string };
  idempotency_key?: string;
  metadata?: Readonly<Record<string, string>>;
}

export interface FakeVideos extends FakeVendor {
  /** Newest last. */
  videos: FakeVideo[];
  /** What goes wrong: answers instead of the server, by `METHOD path`. Null: nothing. */
  fault: ((request: string, response: ServerResponse) => boolean) | null;
  /** Milliseconds that the server's clock is ahead. */
  clockAheadMs: number;
  poster: Buffer | null;
  addVideo(changes?: Partial<FakeVideo>): FakeVideo;
}

/** The start of an MP4 file. */
export const FILM = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1');

/** A local server that really keeps videos, in the shape of `/v1/videos`. */
export async function startFakeVideos(): Promise<FakeVideos> {
  const vendor = await startFakeVendor();
  const fake: FakeVideos = Object.assign(vendor, {
    videos: [],
    fault: null,
    clockAheadMs: 0,
    poster: null,
    addVideo: (changes: Partial<FakeVideo> = {}) => {
      const video = {
        id: `video_${fake.videos.length + 1}`,
        status: 'queued',
        progress: 0,
        created_at: Math.floor((Date.now() + fake.clockAheadMs) / 1000),
        model: 'wan-2.2',
        prompt: 'a kite',
        seconds: '4',
        ...changes,
      };
      fake.videos.push(video);
      return video;
    },
  });
  vendor.serveWith((response, { method = '', path = '', body }) => {
    const { pathname, searchParams } = new URL(path, 'http://fake');
    const [, , , id, content] = pathname.split('/');
    response.setHeader('date', new Date(Date.now() + fake.clockAheadMs).toUTCString());
    if (fake.fault?.(`${method} ${path}`, response)) return;
    if (method === 'POST') {
      const { model, prompt, seconds } = body;
      return sendJson(response, 200, fake.addVideo({ model, prompt, seconds }));
    }
    if (id === undefined) return sendPage(fake, searchParams, response);
    const video = fake.videos.find((one) => one.id === id);
    if (!video) return sendJson(response, 404, { error: { code: null, message: 'No such video' } });
    if (method === 'DELETE') fake.videos.splice(fake.videos.indexOf(video), 1);
    if (content === undefined) return sendJson(response, 200, video);
    response.end(searchParams.get('variant') === 'thumbnail' && fake.poster ? fake.poster : FILM);
  });
  return fake;
}

function sendPage({ videos }: FakeVideos, query: URLSearchParams, response: ServerResponse): void {
  const newestFirst = videos.toReversed();
  const start = newestFirst.findIndex(({ id }) => id === query.get('after')) + 1;
  const data = newestFirst.slice(start, start + Number(query.get('limit')));
  sendJson(response, 200, { object: 'list', data, has_more: start + data.length < videos.length });
}
