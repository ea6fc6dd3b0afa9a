import type { AiSdkKind, AiSdkVendor } from '../../../../src/generations/providers/ai-sdk/engine.ts';

/** Answered as JSON; a status of its own where it is no 200. */
export interface WireResponse {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  json: unknown;
}

interface Wire {
  model: string;
  /** The path of the paid request. */
  path: string;
  /** What the paid request gets. */
  taken(link: Link): unknown;
  /** That is the picture already, not where it will be. */
  isWhole?: true;
  /** What a poll gets while it is not ready, and then. Left out: there are no polls. */
  waiting?: WireResponse;
  ready?(link: Link): unknown;
  /** What a prompt gets that breaks the rules: instead of `taken`, or `ready`. */
  moderated: { at: 'paid' | 'poll' } & WireResponse;
}

interface VendorWire {
  options?: Readonly<Record<string, unknown>>;
  keyHeader: string;
  key: (key: string) => string;
  wires: Partial<Record<AiSdkKind, Wire>>;
  refusedKey: WireResponse;
  noMoney: WireResponse;
}

/** Makes the address of a file or a poll on the fake server. */
type Link = (path: string) => string;

const PICTURE = '/files/picture.png';
const FILM = '/files/film.mp4';
const said = (detail: unknown) => ({ detail });

const bflTaken = (link: Link) => ({ id: 'bfl-1', polling_url: link('/poll') });
const bflReady = (file: string) => (link: Link) => ({ status: 'Ready', result: { sample: link(file) } });
const bflModerated = { at: 'poll', json: { status: 'Request Moderated', details: said('no fox') } } as const;
const bfl = (model: string, file: string): Wire => ({
  model,
  path: `/v1/${model}`,
  taken: bflTaken,
  waiting: { json: { status: 'Pending' } },
  ready: bflReady(file),
  moderated: bflModerated,
});

const falModerated = {
  at: 'paid',
  status: 422,
  json: said([{ loc: ['body', 'prompt'], msg: 'no', type: 'content_policy_violation', input: 'a fox' }]),
} as const;
const falPicture = (model: string): Wire => ({
  model,
  path: `/v1/${model}`,
  taken: (link) => ({
    images: [{ url: link(PICTURE), content_type: 'image/png' }],
    prompt: 'a fox',
    has_nsfw_concepts: [false],
  }),
  moderated: falModerated,
});

const gemini: Wire = {
  model: 'gemini-3.1-flash-image-preview',
  path: '/v1/models/gemini-3.1-flash-image-preview:generateContent',
  isWhole: true,
  taken: () => ({
    responseId: 'resp-1',
    candidates: [
      {
        content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: PNG_BASE64 } }] },
        finishReason: 'STOP',
      },
    ],
    usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 1290, totalTokenCount: 1297 },
  }),
  moderated: { at: 'paid', json: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, candidates: [] } },
};

const openAi = (path: string): Wire => ({
  model: 'flux.2-klein',
  path,
  isWhole: true,
  taken: () => ({ data: [{ b64_json: PNG_BASE64 }], usage: { input_tokens: 9, output_tokens: 272 } }),
  moderated: { at: 'paid', status: 400, json: { error: { message: 'no fox', code: 'moderation_blocked' } } },
});

const prediction = (link: Link) => ({
  id: 'rep-1',
  input: { prompt: 'a fox, moderated nsfw' },
  error: null,
  urls: { get: link('/v1/predictions/rep-1') },
});
const replicate = (model: string, output: (link: Link) => unknown, isFilm = false): Wire => ({
  model,
  path: `/v1/models/${model}/predictions`,
  taken: (link) =>
    isFilm
      ? { ...prediction(link), status: 'starting' }
      : { ...prediction(link), status: 'succeeded', output: output(link) },
  ...(isFilm && {
    waiting: { json: { ...prediction((path) => path), status: 'processing' } },
    ready: (link: Link) => ({ ...prediction(link), status: 'succeeded', output: output(link) }),
  }),
  moderated: {
    at: isFilm ? 'poll' : 'paid',
    json: { ...prediction((path) => path), status: 'failed', error: 'NSFW content detected: a fox' },
  },
});

/** One grey pixel. */
export const PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** The wire formats of the vendors, as their packages of the AI SDK speak them. */
export const WIRES: Readonly<Record<AiSdkVendor, VendorWire>> = {
  'black-forest-labs': {
    options: { pollIntervalMillis: 5 },
    keyHeader: 'x-key',
    key: (key) => key,
    wires: {
      image: bfl('flux-2-pro', PICTURE),
      edit: bfl('flux-kontext-pro', PICTURE),
      video: bfl('flux-3-video', FILM),
    },
    refusedKey: { status: 403, json: said('Not authenticated - Invalid Authentication') },
    noMoney: { status: 402, json: said('Insufficient credits. Add credits and try again.') },
  },
  fal: {
    keyHeader: 'authorization',
    key: (key) => `Key ${key}`,
    wires: {
      image: falPicture('fal-ai/flux/schnell'),
      edit: falPicture('fal-ai/flux-pro/kontext'),
      video: {
        model: 'minimax-video',
        path: '/fal-ai/minimax-video',
        taken: () => ({
          request_id: 'fal-1',
          response_url: 'https://queue.fal.run/fal-ai/minimax-video/requests/fal-1',
        }),
        waiting: { status: 400, json: said('Request is still in progress') },
        ready: (link) => ({ video: { url: link(FILM), content_type: 'video/mp4' } }),
        moderated: { ...falModerated, at: 'poll' },
      },
    },
    refusedKey: { status: 401, json: said('Cannot access application. Authentication is required.') },
    noMoney: { status: 403, json: said('User is locked. Reason: Exhausted balance.') },
  },
  google: {
    keyHeader: 'x-goog-api-key',
    key: (key) => key,
    wires: {
      image: gemini,
      edit: gemini,
      video: {
        model: 'veo-3.1-generate-preview',
        path: '/v1/models/veo-3.1-generate-preview:predictLongRunning',
        taken: () => ({ name: 'models/veo-3.1-generate-preview/operations/op1' }),
        waiting: { json: { name: 'models/veo-3.1-generate-preview/operations/op1' } },
        ready: (link) => ({
          name: 'models/veo-3.1-generate-preview/operations/op1',
          done: true,
          response: { generateVideoResponse: { generatedSamples: [{ video: { uri: link(FILM) } }] } },
        }),
        moderated: {
          at: 'poll',
          json: {
            done: true,
            response: {
              generateVideoResponse: {
                raiMediaFilteredCount: 1,
                raiMediaFilteredReasons: ['No real people.'],
              },
            },
          },
        },
      },
    },
    refusedKey: {
      status: 400,
      json: { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
    },
    // The same as of a vendor that is busy: Google does not tell the two apart.
    noMoney: {
      status: 429,
      json: {
        error: { code: 429, message: 'You exceeded your current quota.', status: 'RESOURCE_EXHAUSTED' },
      },
    },
  },
  luma: {
    options: { pollIntervalMillis: 5, maxPollAttempts: 10_000 },
    keyHeader: 'authorization',
    key: (key) => `Bearer ${key}`,
    wires: {
      image: {
        model: 'photon-1',
        path: '/v1/dream-machine/v1/generations/image',
        taken: () => ({ id: 'luma-1', state: 'queued' }),
        waiting: { json: { id: 'luma-1', state: 'dreaming' } },
        ready: (link) => ({ id: 'luma-1', state: 'completed', assets: { image: link(PICTURE) } }),
        moderated: {
          at: 'poll',
          json: { id: 'luma-1', state: 'failed', failure_reason: '400: prompt failed moderation' },
        },
      },
    },
    refusedKey: { status: 401, json: said('Invalid API key') },
    noMoney: { status: 400, json: said('Insufficient credits') },
  },
  'openai-compatible': {
    keyHeader: 'authorization',
    key: (key) => `Bearer ${key}`,
    wires: { image: openAi('/v1/images/generations'), edit: openAi('/v1/images/edits') },
    refusedKey: { status: 401, json: { error: { message: 'no', code: 'invalid_api_key' } } },
    noMoney: { status: 429, json: { error: { message: 'no', code: 'insufficient_quota' } } },
  },
  replicate: {
    keyHeader: 'authorization',
    key: (key) => `Bearer ${key}`,
    wires: {
      image: replicate('black-forest-labs/flux-schnell', (link) => [link(PICTURE)]),
      edit: replicate('black-forest-labs/flux-kontext-pro', (link) => link(PICTURE)),
      video: replicate('minimax/video-01', (link) => link(FILM), true),
    },
    refusedKey: { status: 401, json: { title: 'Unauthenticated', detail: 'You did not pass a valid token' } },
    noMoney: { status: 402, json: { title: 'Insufficient credit', detail: 'You have insufficient credit.' } },
  },
};
