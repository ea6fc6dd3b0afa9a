import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { providerContext } from '../../../test/generations/provider-context.ts';
import { errorBody } from '../../../test/generations/vendors/fake-openai.ts';
import { type FakeVendor, sendJson, startFakeVendor } from '../../../test/generations/vendors/fake-vendor.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { createProviders } from '../create-providers.ts';
import type { ProviderErrorKind } from '../errors/provider-error.ts';
import type { ProviderContext, ProviderResult } from './provider.ts';

const SECRET = 'sk-0123456789abcdef';
const PROMPT = 'a fox in the snow';

let vendor: FakeVendor;
let photo: Buffer;
beforeAll(async () => {
  vendor = await startFakeVendor();
  photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4060c0' } })
    .png()
    .toBuffer();
});
afterAll(() => vendor.stop());
afterEach(() => {
  vendor.seen.length = 0;
});

type Ask = (settings: Settings, context: ProviderContext) => Promise<ProviderResult>;
type Settings = Readonly<Record<string, string>>;

/** Every engine that is asked over the network, asked for the least it makes. */
const ASKS = {
  image: ask(({ image }, context) =>
    image?.submit(
      {
        kind: 'image',
        prompt: PROMPT,
        size: '1024x1024',
        ratio: null,
        quality: 'hd',
        style: 'vivid',
        exclude: '',
        reference: null,
        strength: null,
        seed: 1,
      },
      context,
    ),
  ),
  edit: ask(({ edit }, context) => {
    const image = { bytes: photo, mediaType: 'image/png' } as const;
    const editType = 'general';
    return edit?.submit(
      {
        kind: 'edit',
        prompt: PROMPT,
        editType,
        strength: 70,
        image,
        reference: null,
        mask: null,
        upscale: null,
        seed: 1,
      },
      context,
    );
  }),
  text: ask(({ text }, context) =>
    text?.submit({ kind: 'text', prompt: PROMPT, style: 'casual', seed: 1 }, context),
  ),
  music: ask(({ music }, context) =>
    music?.submit({ kind: 'music', prompt: PROMPT, genre: null, durationSeconds: 30, seed: 1 }, context),
  ),
  video: ask(({ video }, context) =>
    video?.submit(
      {
        kind: 'video',
        prompt: PROMPT,
        durationSeconds: 4,
        aspectRatio: '16:9',
        camera: null,
        image: null,
        seed: 1,
      },
      context,
    ),
  ),
  poll: ask(async ({ video }, context) => {
    // As the worker does: on and on while it is pending.
    for (;;) {
      const result = await video?.poll?.('video_1', context);
      if (result?.state !== 'pending') return result;
    }
  }),
} satisfies Readonly<Record<string, Ask>>;

function ask(
  make: (
    providers: ReturnType<typeof createProviders>,
    context: ProviderContext,
  ) => Promise<ProviderResult | undefined> | undefined,
): Ask {
  return async (settings, context) => {
    const environment = {
      OPENAI_API_KEY: SECRET,
      OPENAI_BASE_URL: vendor.baseUrl,
      VIDEO_API_KEY: SECRET,
      VIDEO_BASE_URL: vendor.baseUrl,
      VIDEO_MODEL: 'wan-2.2',
      MUSIC_API_KEY: SECRET,
      MUSIC_BASE_URL: vendor.baseUrl,
      ...settings,
    };
    const result = await make(createProviders(parseConfig(environment), {}), context);
    if (!result) throw new Error('There is no such provider.');
    return result;
  };
}

type Asked = keyof typeof ASKS;
type Fault = () => void;

const status =
  (code: number, reason: string | null, headers = {}): Fault =>
  () =>
    vendor.serveWith((response) =>
      sendJson(response, code, errorBody(reason, `no ${PROMPT} for ${SECRET}`), headers),
    );

/** Each failure, what every engine makes of it, and where one does better than the others. */
const FAILURES: readonly [string, Fault, ProviderErrorKind, Partial<Record<Asked, ProviderErrorKind>>?][] = [
  ['401', status(401, 'invalid_api_key'), 'unauthorized'],
  ['402', status(402, null), 'quota'],
  ['403', status(403, null), 'unauthorized'],
  // A video that is not there was paid for.
  ['404', status(404, 'model_not_found'), 'misconfigured', { poll: 'uncertain' }],
  ['400', status(400, 'invalid_value'), 'misconfigured', { poll: 'uncertain' }],
  ['400 of the prompt', status(400, 'string_above_max_length'), 'invalid_request', { poll: 'uncertain' }],
  ['moderation', status(400, 'content_policy_violation'), 'moderation'],
  ['429', status(429, 'rate_limit_exceeded', { 'retry-after': '7' }), 'rate_limited'],
  ['429 without money', status(429, 'insufficient_quota'), 'quota'],
  // What was perhaps made is not bought again. A text has not begun, and asking for a film is free.
  ['500', status(500, null), 'uncertain', { text: 'unavailable', poll: 'unavailable' }],
  ['502', status(502, null), 'uncertain', { text: 'unavailable', poll: 'unavailable' }],
  ['503', status(503, 'overloaded'), 'unavailable'],
  ['504', status(504, null), 'uncertain', { text: 'timeout', poll: 'unavailable' }],
  [
    'silence',
    () => vendor.serveWith(() => undefined),
    'timeout',
    { video: 'uncertain', poll: 'unavailable' },
  ],
  [
    'a reset before the response',
    () => vendor.serveWith((response) => response.destroy()),
    'uncertain',
    { poll: 'unavailable' },
  ],
  [
    'a reset in the middle of the response',
    () =>
      vendor.serveWith((response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"id":"video_1', () => response.destroy());
      }),
    'uncertain',
    { poll: 'unavailable' },
  ],
  [
    'garbage',
    () => vendor.serveWith((response) => response.end(`\u0001\u0002${PROMPT}${SECRET}`)),
    'uncertain',
    { poll: 'unavailable' },
  ],
  ['nothing', () => vendor.serveWith((response) => response.end()), 'uncertain', { poll: 'unavailable' }],
];

describe.each(Object.keys(ASKS) as Asked[])('%s', (asked) => {
  it.each(FAILURES)('says of %s what it means, asks once and gives nothing away', async (...failure) => {
    const [name, fault, usual, others] = failure;
    fault();
    // Only for the one that never answers: on a busy machine the others may take their time.
    const settings: Readonly<Record<string, string>> =
      name === 'silence' ? { PROVIDER_TIMEOUT_MS: '1000' } : {};

    const error: unknown = await ASKS[asked](settings, providerContext()).catch((thrown: unknown) => thrown);

    const kind = others?.[asked] ?? usual;
    expect(error).toMatchObject({ name: 'ProviderError', kind });
    expect(vendor.seen).toHaveLength(asked === 'poll' && kind === 'unavailable' ? 6 : 1);
    expect(everythingSaid(error)).not.toMatch(/sk-01|fox/);
  });

  it('passes on how long a busy vendor asks to wait', async () => {
    status(429, 'rate_limit_exceeded', { 'retry-after': '7' })();

    await expect(ASKS[asked]({}, providerContext())).rejects.toMatchObject({ retryAfterMs: 7000 });
  });

  it('may be asked again when nothing listens there', async () => {
    const gone = await startFakeVendor();
    await gone.stop();
    const settings = {
      OPENAI_BASE_URL: gone.baseUrl,
      VIDEO_BASE_URL: gone.baseUrl,
      MUSIC_BASE_URL: gone.baseUrl,
    };

    await expect(ASKS[asked](settings, providerContext())).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('ends long before its time limit when the job is stopped', async () => {
    const controller = new AbortController();
    vendor.serveWith(() => controller.abort());

    const startedAt = performance.now();
    await expect(ASKS[asked]({}, providerContext({ signal: controller.signal }))).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

/** The error and its causes, as a log would have them. */
function everythingSaid(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.message, error.stack, JSON.stringify(error), everythingSaid(error.cause)].join('\n');
}
