import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { providerContext } from '@aic/api/testing';

const { image, edit, video, music } = PREVIEW_PROVIDERS;
const PROMPT = 'a lighthouse at dusk';

/** What the preview engine makes, as the worker has it before it is stored. */
export async function makeOutputs() {
  const picture = await made(
    image.submit(
      {
        kind: 'image',
        prompt: PROMPT,
        size: '1024x1024',
        quality: 'standard',
        style: 'vivid',
        seed: 7,
        ratio: null,
        exclude: '',
        reference: null,
        strength: null,
      },
      providerContext(),
    ),
  );
  const larger = await made(
    edit.submit(
      {
        kind: 'edit',
        prompt: '',
        editType: 'general',
        strength: 70,
        seed: 7,
        image: { bytes: bytesOf(picture), mediaType: 'image/png' },
        reference: null,
        mask: null,
        upscale: 2,
      },
      providerContext(),
    ),
  );
  const film = await made(
    video.submit(
      {
        kind: 'video',
        prompt: PROMPT,
        durationSeconds: 10,
        aspectRatio: '16:9',
        camera: null,
        image: null,
        seed: 7,
      },
      providerContext(),
    ),
  );
  const track = await made(
    music.submit(
      { kind: 'music', prompt: 'calm piano', genre: null, durationSeconds: 60, seed: 7 },
      providerContext(),
    ),
  );
  return {
    'PNG of 1 MP': { kind: 'image', output: picture },
    'PNG of 4 MP': { kind: 'image', output: larger },
    'MP4 of 10 s': { kind: 'video', output: film },
    'MP3 of 60 s': { kind: 'music', output: track },
  } as const;
}

type Result = ReturnType<typeof image.submit>;

async function made(result: Result) {
  const done = await result;
  if (done.state !== 'done') throw new Error('The preview engine is not done.');
  return { ...done.output, madeBy: 'preview' };
}

function bytesOf(output: Awaited<ReturnType<typeof made>>): Uint8Array {
  if (!('bytes' in output)) throw new Error('It is a text.');
  return output.bytes;
}
