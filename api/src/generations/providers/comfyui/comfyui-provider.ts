import { basename } from 'node:path';
import { IMAGE_RATIOS } from '@aic/contract/schemas';
import type { VideoEndpoint } from '../../../platform/config/engines.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import { asFree } from '../http/as-free.ts';
import { imageTypeOf } from '../http/image-type.ts';
import type { JobOf, Provider, ProviderContext, ProviderOutput } from '../provider.ts';
import { createComfyUiServer } from './comfyui-server.ts';
import { readWorkflow, type WorkflowInputs, workflowOfCheckpoint } from './workflow.ts';

type ComfyKind = 'image' | 'video';

const ENDINGS = { image: /\.(png|jpe?g|webp)$/i, video: /\.mp4$/i } as const;
const FILE_BYTES_MAX = { image: 64 * 1024 * 1024, video: 512 * 1024 * 1024 } as const;

/** Pictures or films by a workflow of the operator at ComfyUI, which has no wire for prompts and sizes of its own. */
export function createComfyUiProvider<Kind extends ComfyKind>(
  kind: Kind,
  config: VideoEndpoint,
): Provider<Kind> {
  const { baseUrl, workflow: file, model: checkpoint } = config;
  if (baseUrl === null || !(file || checkpoint)) {
    throw new Error('ComfyUI needs the address of its page and a workflow.');
  }
  const server = createComfyUiServer(config, baseUrl);
  const workflow = file ? readWorkflow(file) : workflowOfCheckpoint(checkpoint);
  const details = { model: file ? basename(file, '.json') : checkpoint };
  return {
    id: 'comfyui',
    kinds: [kind],
    status: () => ({ state: 'configured', label: `ComfyUI, ${details.model}`, message: null }),
    supports: () => ({
      seed: workflow.has('seed'),
      cancel: true,
      ...(kind === 'image' && {
        ratios: workflow.has('width') && workflow.has('height') ? [...IMAGE_RATIOS] : [],
        exclude: workflow.has('exclude'),
      }),
      ...(kind === 'video' && {
        cameraControl: false,
        imageToVideo: workflow.has('image'),
        resolution: config.resolution,
      }),
    }),

    async submit(job: JobOf<ComfyKind>, { signal, idempotencyKey, onUsage }) {
      const image = job.kind === 'video' && job.image ? job.image : null;
      const name = image && (await server.upload(idempotencyKey, image, signal));
      const inputs = inputsOf(job, config.resolution);
      const operation = await server.start(
        workflow.withInputs({ ...inputs, ...(name && { image: name }) }),
        signal,
      );
      onUsage({ requestId: operation });
      return { state: 'pending', operation };
    },

    async poll(operation, { signal }: ProviderContext) {
      const { state, files } = await asFree(() => server.look(operation, signal));
      if (state === 'waiting') return { state: 'pending', operation };
      const found = files.find(({ filename }) => ENDINGS[kind].test(filename));
      if (state !== 'done' || !found) throw failureOf(state);
      const bytes = await asFree(() => server.download(found, FILE_BYTES_MAX[kind], signal));
      return { state: 'done', output: outputOf(kind, bytes, details) };
    },

    cancel: (operation) => server.remove(operation),
  };
}

const SHORT_SIDES = { '720p': 720, '1080p': 1080 } as const;

function inputsOf(job: JobOf<ComfyKind>, resolution: VideoEndpoint['resolution']): WorkflowInputs {
  const { prompt, seed } = job;
  if (job.kind === 'image') {
    const [width = 1024, height = 1024] = job.size.split('x').map(Number);
    return { prompt, exclude: job.exclude, seed, width, height };
  }
  const [across = 1, down = 1] = job.aspectRatio.split(':').map(Number);
  const scale = SHORT_SIDES[resolution] / Math.min(across, down);
  return { prompt, seed, width: across * scale, height: down * scale, seconds: job.durationSeconds };
}

function failureOf(state: string): ProviderError {
  switch (state) {
    case 'failed':
      return new ProviderError(
        'misconfigured',
        'The workflow failed; the log of ComfyUI says at which node.',
      );
    case 'done':
      return new ProviderError('misconfigured', 'The workflow has saved no file of this kind.');
    default:
      return new ProviderError('uncertain', 'ComfyUI does not know the job any more.');
  }
}

function outputOf(kind: ComfyKind, bytes: Buffer, details: ProviderOutput['details']): ProviderOutput {
  return kind === 'image'
    ? { bytes, mediaType: imageTypeOf(bytes), details }
    : { bytes, mediaType: 'video/mp4', poster: null, details };
}
