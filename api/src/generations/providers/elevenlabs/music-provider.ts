import type { Endpoint } from '../../../platform/config/engines.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import { kindOfPaidFailure } from '../http/paid-failure-kind.ts';
import { readBytes } from '../http/read-bytes.ts';
import { vendorRequest } from '../http/vendor-request.ts';
import { vendorUrl } from '../http/vendor-url.ts';
import type { JobOf, Provider } from '../provider.ts';

const DEFAULT_BASE_URL = 'https://api.elevenlabs.io';
/** The plain format that every model of theirs makes; it costs no higher plan. */
const OUTPUT_FORMAT = 'mp3_44100_128';
/**
 * Two minutes at the highest bit rate of MP3 are 5 MB. What is much longer is not ours, and would take minutes to
 * decode.
 */
const TRACK_BYTES_MAX = 16 * 1024 * 1024;

/**
 * Music over the wire format of ElevenLabs' `POST /v1/music`, there or at any server that has it (`MUSIC_BASE_URL`).
 * One request makes the whole track. Its seeds go with composition plans only, not with prompts. Source:
 * elevenlabs.io/docs/api-reference/music/compose.
 */
export function createElevenLabsMusicProvider(config: Endpoint): Provider<'music'> {
  // The other kinds' addresses end in `/v1`, so this one may, too.
  const root = (config.baseUrl ?? DEFAULT_BASE_URL).replace(/\/v1\/?$/, '');
  const url = vendorUrl(root, '/v1/music', { output_format: OUTPUT_FORMAT });
  return {
    id: 'elevenlabs',
    kinds: ['music'],
    status: () => ({
      state: 'configured',
      label: `${config.baseUrl === null ? 'ElevenLabs' : 'ElevenLabs-compatible server'}, ${config.model}`,
      message: null,
    }),
    supports: () => ({ seed: false, cancel: true }),

    async submit(job, { signal, idempotencyKey, onUsage }) {
      const bytes = await vendorRequest(
        {
          url,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'audio/mpeg',
            'idempotency-key': idempotencyKey,
            ...(config.apiKey === null ? {} : { 'xi-api-key': config.apiKey }),
            ...config.headers,
          },
          body: JSON.stringify(toRequest(job, config.model)),
          signal,
          timeoutMs: config.timeoutMs,
          kindOf: kindOfPaidFailure,
          onUsage,
        },
        (response) => readBytes(response, TRACK_BYTES_MAX),
      );
      requireMp3(bytes);
      return {
        state: 'done',
        output: { bytes, mediaType: 'audio/mpeg', details: { model: config.model } },
      };
    },
  };
}

function toRequest({ prompt, genre, durationSeconds }: JobOf<'music'>, model: string) {
  return {
    prompt: genre === null ? prompt : `${prompt}\n\nGenre: ${genre}.`,
    music_length_ms: durationSeconds * 1000,
    model_id: model,
  };
}

/** An ID3 tag or a frame. @throws ProviderError `uncertain`: it was answered with 200, and so perhaps bought */
function requireMp3(bytes: Buffer): void {
  const [first = 0, second = 0] = bytes;
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0;
  if (isFrame || bytes.toString('latin1', 0, 3) === 'ID3') return;
  throw new ProviderError('uncertain', 'The provider answered with something that is not an MP3 track.');
}
