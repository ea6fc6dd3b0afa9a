import { z } from 'zod';
import type { Endpoint } from '../../../platform/config/engines.ts';
import type { SourceImage } from '../../kinds/server-kind.ts';
import { download } from '../http/download.ts';
import { kindOfPaidFailure } from '../http/paid-failure-kind.ts';
import { jsonOf, type VendorRequest, vendorRequest } from '../http/vendor-request.ts';
import { vendorUrl } from '../http/vendor-url.ts';

/** A file that a node has written. */
export type ComfyFile = z.output<typeof fileSchema>;

export interface ComfyJob {
  /** `lost`: neither waiting nor running nor done, as after a restart. */
  state: 'waiting' | 'done' | 'failed' | 'lost';
  files: readonly ComfyFile[];
}

const fileSchema = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
const historySchema = z.record(
  z.string(),
  z.object({
    status: z.object({ status_str: z.string() }).optional(),
    outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
);
/** A job is `[number, id, ...]`. */
const queueSchema = z.object({
  queue_running: z.array(z.array(z.unknown())),
  queue_pending: z.array(z.array(z.unknown())),
});

/** Requests to ComfyUI's own API; `baseUrl` is its page. Source: docs.comfy.org, server routes. */
export function createComfyUiServer(config: Endpoint, baseUrl: string) {
  const headers = {
    ...(config.apiKey !== null && { authorization: `Bearer ${config.apiKey}` }),
    ...config.headers,
  };
  const request = (path: string, signal: AbortSignal) => ({
    url: vendorUrl(baseUrl, path),
    headers,
    signal,
    timeoutMs: config.timeoutMs,
  });
  const postJson = (path: string, body: object, signal: AbortSignal): VendorRequest => ({
    ...request(path, signal),
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // It calls a workflow a prompt, so words of its refusals say nothing about the user's.
    kindOf: (refusal) => kindOfPaidFailure({ ...refusal, member: '', message: '' }),
  });
  const readQueue = (signal: AbortSignal) => vendorRequest(request('/queue', signal), jsonOf(queueSchema));
  const has = (jobs: readonly unknown[][], id: string): boolean => jobs.some((job) => job[1] === id);
  return {
    async start(workflow: object, signal: AbortSignal): Promise<string> {
      const response = jsonOf(z.object({ prompt_id: z.string() }));
      return (await vendorRequest(postJson('/prompt', { prompt: workflow }, signal), response)).prompt_id;
    },
    async look(id: string, signal: AbortSignal): Promise<ComfyJob> {
      const path = `/history/${encodeURIComponent(id)}`;
      const job = (await vendorRequest(request(path, signal), jsonOf(historySchema)))[id];
      if (job) {
        const state = job.status?.status_str === 'error' ? 'failed' : 'done';
        return { state, files: filesOf(job.outputs) };
      }
      const { queue_running: running, queue_pending: pending } = await readQueue(signal);
      return { state: has([...running, ...pending], id) ? 'waiting' : 'lost', files: [] };
    },
    download: ({ filename, subfolder, type }: ComfyFile, sizeBytesMax: number, signal: AbortSignal) =>
      download(
        vendorUrl(baseUrl, '/view', { filename, subfolder, type }),
        { baseUrl, headers },
        { sizeBytesMax, signal, timeoutMs: config.timeoutMs },
      ),
    /** Its name there. */
    async upload(name: string, { bytes, mediaType }: SourceImage, signal: AbortSignal): Promise<string> {
      const body = new FormData();
      const file = `${name}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
      body.set('image', new File([new Uint8Array(bytes)], file, { type: mediaType }));
      const call = { ...request('/upload/image', signal), method: 'POST', body } as const;
      return (await vendorRequest(call, jsonOf(z.object({ name: z.string() })))).name;
    },
    async remove(id: string): Promise<void> {
      // The job's own signal is what made us call this.
      const { signal } = new AbortController();
      const drop = async (response: Response): Promise<void> => response.body?.cancel();
      await vendorRequest(postJson('/queue', { delete: [id] }, signal), drop);
      // An older server interrupts whatever runs, so it is only asked while this one does.
      if (!has((await readQueue(signal)).queue_running, id)) return;
      await vendorRequest(postJson('/interrupt', { prompt_id: id }, signal), drop);
    },
  };
}

/** Of all nodes, what was saved before what is only for its page. */
function filesOf(outputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>): readonly ComfyFile[] {
  const files = Object.values(outputs)
    .flatMap((node) => Object.values(node))
    .flatMap((value) => z.array(fileSchema).safeParse(value).data ?? []);
  return files.toSorted((a, b) => Number(b.type === 'output') - Number(a.type === 'output'));
}
