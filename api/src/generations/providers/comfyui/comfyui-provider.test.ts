import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import {
  type FakeVendor,
  sendJson,
  startFakeVendor,
} from '../../../../test/generations/vendors/fake-vendor.ts';
import { FILM } from '../../../../test/generations/vendors/fake-videos.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { createProviders } from '../../create-providers.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64');
const ID = '3f0c2f4e-1d5a-4b5e-9a52-0f6f4d1c7e11';

const IMAGE_WORKFLOW = {
  '3': { class_type: 'KSampler', inputs: { seed: '{{seed}}', steps: 20, latent_image: ['5', 0] } },
  '5': {
    class_type: 'EmptyLatentImage',
    inputs: { width: '{{width}}', height: '{{height}}', batch_size: 1 },
  },
  '6': { class_type: 'CLIPTextEncode', inputs: { text: 'masterpiece, {{prompt}}', clip: ['4', 1] } },
  '9': { class_type: 'SaveImage', inputs: { filename_prefix: 'studio', images: ['8', 0] } },
};
const VIDEO_WORKFLOW = {
  '1': { class_type: 'LoadImage', inputs: { image: '{{image}}' } },
  '2': {
    class_type: 'WanImageToVideo',
    inputs: { length: '{{frames@16}}', width: '{{width}}', height: '{{height}}' },
  },
  '3': { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}' } },
};

let fake: FakeVendor;
let folder: string;
/** What the history says of the job; null: it is not done. */
let finished: object | null;
let queue: { queue_running: unknown[]; queue_pending: unknown[] };
beforeAll(async () => {
  fake = await startFakeVendor();
  folder = await mkdtemp(join(tmpdir(), 'comfyui-'));
});
afterAll(async () => {
  await fake.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  fake.seen.length = 0;
  finished = null;
  queue = { queue_running: [], queue_pending: [] };
  fake.serveWith((response, { path = '' }) => {
    if (path.startsWith('/view?')) return void response.end(path.includes('.mp4') ? FILM : PNG);
    const responses: Readonly<Record<string, object>> = {
      '/prompt': { prompt_id: ID, number: 1, node_errors: {} },
      '/upload/image': { name: 'first.png', subfolder: '', type: 'input' },
      [`/history/${ID}`]: finished === null ? {} : { [ID]: finished },
      '/queue': queue,
    };
    return sendJson(response, 200, responses[path] ?? {});
  });
});

async function enginesOf(workflow: object) {
  const file = join(folder, 'flux.json');
  await writeFile(file, JSON.stringify(workflow));
  const origin = new URL(fake.baseUrl).origin;
  return createProviders(
    parseConfig({
      IMAGE_WIRE: 'comfyui',
      IMAGE_BASE_URL: origin,
      IMAGE_WORKFLOW: file,
      VIDEO_WIRE: 'comfyui',
      VIDEO_BASE_URL: origin,
      VIDEO_WORKFLOW: file,
    }),
    {},
  );
}

const IMAGE = {
  kind: 'image',
  prompt: 'a "red" fox',
  size: '1024x1792',
  ratio: null,
  quality: 'hd',
  style: 'vivid',
  exclude: '',
  reference: null,
  strength: null,
  seed: 7,
} as const;
const EXCLUDING_WORKFLOW = {
  ...IMAGE_WORKFLOW,
  '7': { class_type: 'CLIPTextEncode', inputs: { text: '{{exclude}}', clip: ['4', 1] } },
};
const saved = (filename: string, type = 'output') => ({ filename, subfolder: '', type });

describe('a picture by a workflow at ComfyUI', () => {
  it('gets what to leave out, and makes further ratios, where its workflow has the names for them', async () => {
    const { image } = await enginesOf(EXCLUDING_WORKFLOW);
    await image?.submit({ ...IMAGE, size: '1536x1024', ratio: '3:2', exclude: 'text' }, providerContext());
    expect(fake.seen[0]?.body['prompt']).toMatchObject({
      '5': { inputs: { width: 1536, height: 1024 } },
      '7': { inputs: { text: 'text' } },
    });
    expect(image?.supports()).toMatchObject({ exclude: true, ratios: expect.arrayContaining(['21:9']) });

    const { '5': _, ...withoutSizes } = IMAGE_WORKFLOW;
    const plain = await enginesOf(withoutSizes);
    expect(plain.image?.supports()).toMatchObject({ exclude: false, ratios: [] });
  });

  it('fills the named inputs in, and keeps their types', async () => {
    const { image } = await enginesOf(IMAGE_WORKFLOW);

    await expect(image?.submit(IMAGE, providerContext())).resolves.toEqual({
      state: 'pending',
      operation: ID,
    });

    expect(image?.status().label).toBe('ComfyUI, flux');
    expect(fake.seen[0]?.body['prompt']).toMatchObject({
      '3': { inputs: { seed: 7, steps: 20, latent_image: ['5', 0] } },
      '5': { inputs: { width: 1024, height: 1792 } },
      '6': { inputs: { text: 'masterpiece, a "red" fox' } },
    });
  });

  it('is waited for in the queue, and then is what the workflow has saved', async () => {
    const { image } = await enginesOf(IMAGE_WORKFLOW);
    queue.queue_pending = [[1, ID, {}]];
    await expect(image?.poll?.(ID, providerContext())).resolves.toEqual({ state: 'pending', operation: ID });

    const images = [saved('preview.png', 'temp'), saved('studio_00001_.png')];
    finished = { status: { status_str: 'success', completed: true }, outputs: { '9': { images } } };
    await expect(image?.poll?.(ID, providerContext())).resolves.toMatchObject({
      state: 'done',
      output: { bytes: PNG, mediaType: 'image/png', details: { model: 'flux' } },
    });
    expect(fake.seen.at(-1)?.path).toBe('/view?filename=studio_00001_.png&subfolder=&type=output');
  });

  it.each([
    ['misconfigured', 'fails', { status: { status_str: 'error' }, outputs: {} }],
    ['misconfigured', 'saves nothing', { status: { status_str: 'success' }, outputs: {} }],
    ['uncertain', 'is forgotten', null],
  ])('is %s when the workflow %s', async (kind, _, job) => {
    finished = job;
    const { image } = await enginesOf(IMAGE_WORKFLOW);

    await expect(image?.poll?.(ID, providerContext())).rejects.toMatchObject({ kind });
  });

  it('may be looked for again when the connection breaks', async () => {
    fake.serveWith((response) => response.destroy());
    const { image } = await enginesOf(IMAGE_WORKFLOW);

    await expect(image?.poll?.(ID, providerContext())).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it("does not blame the user's prompt when ComfyUI refuses the workflow, which it calls a prompt", async () => {
    const error = { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation' };
    fake.serveWith((response) => sendJson(response, 400, { error, node_errors: { '3': {} } }));
    const { image } = await enginesOf(IMAGE_WORKFLOW);

    await expect(image?.submit(IMAGE, providerContext())).rejects.toMatchObject({ kind: 'misconfigured' });
  });

  it('is taken out of the queue when it is cancelled, and interrupted only while it runs', async () => {
    const { image } = await enginesOf(IMAGE_WORKFLOW);
    await image?.cancel?.(ID);
    expect(fake.seen.map(({ path }) => path)).toEqual(['/queue', '/queue']);
    expect(fake.seen[0]?.body).toEqual({ delete: [ID] });

    queue.queue_running = [[1, ID, {}]];
    await image?.cancel?.(ID);
    expect(fake.seen.at(-1)).toMatchObject({ path: '/interrupt', body: { prompt_id: ID } });
  });
});

describe('a film by a workflow at ComfyUI', () => {
  it('begins with the uploaded picture, and has frames for its seconds', async () => {
    const { video } = await enginesOf(VIDEO_WORKFLOW);
    const image = { bytes: PNG, mediaType: 'image/png' } as const;
    const job = {
      kind: 'video',
      prompt: 'a kite',
      durationSeconds: 4,
      aspectRatio: '9:16',
      camera: null,
      image,
      seed: 7,
    } as const;

    await video?.submit(job, providerContext());
    finished = { outputs: { '4': { gifs: [saved('film.gif')], videos: [saved('film.mp4')] } } };
    const result = await video?.poll?.(ID, providerContext());

    expect(video?.supports()).toMatchObject({ imageToVideo: true, resolution: '720p' });
    expect(fake.seen[1]?.body['prompt']).toMatchObject({
      '1': { inputs: { image: 'first.png' } },
      '2': { inputs: { length: 65, width: 720, height: 1280 } },
    });
    expect(result).toMatchObject({ state: 'done', output: { bytes: FILM, mediaType: 'video/mp4' } });
  });
});

describe('a workflow that is none', () => {
  it.each([
    [{ nodes: [], links: [] }, "no workflow in ComfyUI's API format"],
    [{ '1': { class_type: 'SaveImage', inputs: {} } }, 'has no {{prompt}}'],
  ])('ends the start: %j', async (workflow, message) => {
    await expect(enginesOf(workflow)).rejects.toThrow(message);
  });

  it('ends the start when none is named', () => {
    expect(() => parseConfig({ IMAGE_WIRE: 'comfyui', IMAGE_BASE_URL: 'http://localhost:8188' })).toThrow(
      'IMAGE_WORKFLOW is missing',
    );
  });
});
