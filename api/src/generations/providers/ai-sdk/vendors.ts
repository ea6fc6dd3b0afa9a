import type { Experimental_VideoModelV4 as VideoModel, ImageModelV4, JSONObject } from '@ai-sdk/provider';
import type { ImageQuality, ImageRatio, VideoAspectRatio } from '@aic/contract';
import { IMAGE_RATIOS } from '@aic/contract/schemas';
import type { JobOf } from '../provider.ts';
import type { AiSdkEngine, AiSdkVendor } from './engine.ts';
import { inlinePictures, type Settle, waitForPrediction } from './settle-response.ts';

interface Settings {
  apiKey: string;
  /** Left out: the vendor's own. */
  baseURL?: string;
  headers: Record<string, string>;
  fetch: typeof fetch;
}

export interface Package {
  image(model: string): ImageModelV4;
  video?(model: string): VideoModel;
}

type ImageShape = Pick<JobOf<'image'>, 'size' | 'ratio'>;

/** How a size is asked for. */
interface Shape {
  size?: ImageShape['size'];
  aspectRatio?: `${number}:${number}`;
  options?: JSONObject;
}

export interface Vendor {
  label: string;
  /** Hosts, with those below them, that get the key when no address is configured. None: one has to be. */
  hosts: readonly string[];
  /** The name of its provider options. */
  optionsKey: string;
  /** Imports its package, which happens for configured vendors only. */
  load(settings: Settings): Promise<Package>;
  /** It may honour an Idempotency-Key, so it is sent ours. */
  hasIdempotency?: true;
  /** Options of every picture. */
  options?(engine: AiSdkEngine): JSONObject;
  /** Brings a response to a picture request into the form that its package reads. */
  settle?: Settle;
  image: {
    hasSeed: boolean;
    shape(shape: ImageShape, model: string): Shape;
    /** Beside those of the three sizes, where its documents name them. */
    ratios?(model: string): readonly ImageRatio[];
    /** Options that say what to leave out; null: the model has none. */
    exclude?(words: string, model: string): JSONObject | null;
    /** Options of a quality; null: it has none for it. */
    quality(quality: ImageQuality, model: string): JSONObject | null;
    /** Which of its models follow a picture beside the words; others may leave it out unseen. Missing: none. */
    takesReference?(model: string): boolean;
  };
  /** Null: it takes no pictures of ours. */
  edit: { picturesMax(engine: AiSdkEngine): number; needsSize?: true } | null;
  video: {
    hasSeed: boolean;
    /** Lengths it makes, in seconds; left out: any of ours. */
    durations?: readonly number[];
    ratios?: readonly VideoAspectRatio[];
  } | null;
}

const RATIOS = { '1024x1024': '1:1', '1024x1792': '9:16', '1792x1024': '16:9' } as const;
const ratioOf = ({ size, ratio }: ImageShape): `${number}:${number}` => {
  if (ratio !== null) return ratio;
  return size === '1024x1792' || size === '1792x1024' ? RATIOS[size] : RATIOS['1024x1024'];
};
const asRatio = (shape: ImageShape): Shape => ({ aspectRatio: ratioOf(shape) });
const noQuality = (quality: ImageQuality): JSONObject | null => (quality === 'standard' ? {} : null);

/** Two vendors hand it on to any model; FLUX and most others take no notice of it. */
const HAS_NEGATIVE_PROMPT = /stable-diffusion|sdxl|qwen-image|hidream|kolors/;
const asNegativePrompt = (words: string, model: string): JSONObject | null =>
  HAS_NEGATIVE_PROMPT.test(model) ? { negative_prompt: words } : null;

/** What its package waits between two polls; it takes no time limit, only a number of polls. */
const LUMA_POLL_MS = 500;

export const VENDORS: Readonly<Record<AiSdkVendor, Vendor>> = {
  'black-forest-labs': {
    label: 'Black Forest Labs',
    hosts: ['bfl.ai'],
    optionsKey: 'blackForestLabs',
    load: async (settings) => (await import('@ai-sdk/black-forest-labs')).createBlackForestLabs(settings),
    options: ({ timeoutMs }) => ({ pollTimeoutMillis: timeoutMs }),
    image: {
      hasSeed: true,
      // Ultra and Kontext take a ratio; the others pixels, in multiples of 32 up to 1440.
      shape: (shape, model) =>
        /ultra|kontext/.test(model) ? asRatio(shape) : { options: { ...BFL_PIXELS[shape.size] } },
      ratios: () => IMAGE_RATIOS,
      quality: noQuality,
      takesReference: (model) => /kontext|flux-2/.test(model),
    },
    edit: { picturesMax: () => 8 },
    video: { hasSeed: false },
  },
  fal: {
    label: 'fal',
    hosts: ['fal.run'],
    optionsKey: 'fal',
    load: async (settings) => {
      const { createFal } = await import('@ai-sdk/fal');
      return createFal({ ...settings, fetch: throughBaseUrl(settings) });
    },
    image: {
      hasSeed: true,
      shape: (shape, model) =>
        /ultra|imagen|photon|kontext|gemini|nano-banana/.test(model)
          ? { options: { aspect_ratio: ratioOf(shape) } }
          : { size: shape.size },
      exclude: asNegativePrompt,
      quality: noQuality,
    },
    edit: { picturesMax: ({ options }) => (options?.['useMultipleImages'] === true ? 4 : 1) },
    video: { hasSeed: true },
  },
  google: {
    label: 'Google',
    hosts: ['generativelanguage.googleapis.com'],
    optionsKey: 'google',
    load: async (settings) => (await import('@ai-sdk/google')).createGoogle(settings),
    image: {
      hasSeed: false,
      shape: asRatio,
      // Imagen knows fewer than the Gemini models.
      ratios: (model) => (model.startsWith('gemini-') ? IMAGE_RATIOS : ['4:3', '3:4']),
      // Models before the third generation make one size.
      quality: (quality, model) =>
        quality === 'hd' && !/gemini-[12]/.test(model)
          ? { imageConfig: { imageSize: '2K' } }
          : noQuality(quality),
      takesReference: (model) => model.startsWith('gemini-'),
    },
    edit: { picturesMax: () => 3 },
    video: { hasSeed: true, durations: [4, 6, 8], ratios: ['16:9', '9:16'] },
  },
  luma: {
    label: 'Luma',
    hosts: ['api.lumalabs.ai'],
    optionsKey: 'luma',
    load: async (settings) => (await import('@ai-sdk/luma')).createLuma(settings),
    options: ({ timeoutMs }) => ({ maxPollAttempts: Math.ceil(timeoutMs / LUMA_POLL_MS) }),
    image: { hasSeed: false, shape: asRatio, ratios: () => ['4:3', '3:4', '21:9'], quality: noQuality },
    // It takes pictures by public addresses only, and uploads are private.
    edit: null,
    video: null,
  },
  'openai-compatible': {
    label: 'OpenAI-compatible server',
    hosts: [],
    optionsKey: 'vendor',
    hasIdempotency: true,
    load: async ({ baseURL = '', ...settings }) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const compatible = createOpenAICompatible({ ...settings, baseURL, name: 'vendor' });
      return { image: (model) => compatible.imageModel(model) };
    },
    // GPT image models always answer base64 and refuse the word; other servers answer URLs unless asked.
    options: ({ model }): JSONObject =>
      /^(chat)?gpt-image/.test(model) ? {} : { response_format: 'b64_json' },
    settle: inlinePictures,
    image: {
      hasSeed: false,
      shape: ({ size }) => ({ size }),
      quality: (quality) => ({ quality: quality === 'hd' ? 'high' : 'medium' }),
    },
    edit: { picturesMax: () => 8, needsSize: true },
    video: null,
  },
  replicate: {
    label: 'Replicate',
    hosts: ['api.replicate.com'],
    optionsKey: 'replicate',
    load: async ({ apiKey: apiToken, ...settings }) =>
      (await import('@ai-sdk/replicate')).createReplicate({ ...settings, apiToken }),
    settle: waitForPrediction,
    image: {
      hasSeed: true,
      shape: asRatio,
      exclude: asNegativePrompt,
      quality: noQuality,
      takesReference: (model) => model.startsWith('black-forest-labs/flux-2-'),
    },
    edit: { picturesMax: ({ model }) => (model.startsWith('black-forest-labs/flux-2-') ? 8 : 1) },
    video: { hasSeed: true },
  },
};

/** The largest of each shape that FLUX makes. */
const BFL_PIXELS: Readonly<Record<ImageShape['size'], { width: number; height: number }>> = {
  '1024x1024': { width: 1024, height: 1024 },
  '1024x1792': { width: 832, height: 1440 },
  '1792x1024': { width: 1440, height: 832 },
  '1536x1024': { width: 1440, height: 960 },
  '1024x1536': { width: 960, height: 1440 },
  '1408x1056': { width: 1408, height: 1056 },
  '1056x1408': { width: 1056, height: 1408 },
  '1024x1280': { width: 1024, height: 1280 },
  '2016x864': { width: 1440, height: 608 },
};

/** The package sends films to fal's own queue, whatever address it is given. */
function throughBaseUrl({ baseURL, fetch }: Settings): typeof globalThis.fetch {
  if (baseURL === undefined) return fetch;
  const { origin } = new URL(baseURL);
  return (input, init) =>
    fetch(typeof input === 'string' ? input.replace('https://queue.fal.run', origin) : input, init);
}
