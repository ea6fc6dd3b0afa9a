import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'aic-engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

function parse(content: unknown, environment: Readonly<Record<string, string>> = {}) {
  const file = join(folder, 'engines.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return parseConfig({ ENGINES_FILE: file, ...environment });
}

const FAST = {
  id: 'fast',
  label: 'Fast',
  vendor: 'openai',
  model: 'gpt-image-2.5-flare',
  apiKeyFrom: 'FAST_KEY',
};
const LOCAL = {
  id: 'local',
  label: 'Local',
  vendor: 'openai',
  model: 'flux',
  baseUrl: 'http://gpu:8080/v1',
  price: 5,
};

it('reads what a kind can be made with, in the order of the file, with keys from the environment', () => {
  const { engines } = parse({ image: [FAST, { ...LOCAL, fallback: 'fast' }] }, { FAST_KEY: 'sk-1' });

  expect(engines).toEqual({
    image: [
      {
        id: 'fast',
        label: 'Fast',
        vendor: 'openai',
        price: null,
        fallback: null,
        cost: null,
        options: {},
        endpoint: {
          apiKey: 'sk-1',
          baseUrl: null,
          model: 'gpt-image-2.5-flare',
          timeoutMs: 180_000,
          resolution: '720p',
        },
      },
      expect.objectContaining({
        id: 'local',
        price: 5,
        fallback: 'fast',
        endpoint: expect.objectContaining({ apiKey: null, baseUrl: 'http://gpu:8080/v1' }),
      }),
    ],
  });
});

it('describes what variables say as an engine of the file', () => {
  const { engines } = parse(
    { edit: [{ ...LOCAL, price: undefined, headers: {} }] },
    { IMAGE_BASE_URL: 'http://gpu:8080/v1', IMAGE_MODEL: 'flux' },
  );

  expect(engines.image).toEqual([{ ...engines.edit?.[0], id: '', label: '' }]);
});

it('takes ComfyUI as a vendor of its own, and as the wire of the vendor in whose place it is asked', () => {
  const own = { ...LOCAL, vendor: 'comfyui', model: undefined, workflow: '/srv/flux.json' };
  const { image, video } = parse({
    image: [own, { ...own, id: 'wire', vendor: 'openai', wire: 'comfyui' }],
    video: [own, { ...own, id: 'wire', vendor: 'videos', wire: 'comfyui' }],
  }).engines;

  expect(image?.[1]).toEqual({ ...image?.[0], id: 'wire' });
  expect(video?.[1]).toEqual({ ...video?.[0], id: 'wire' });
  expect(image?.[0]?.vendor).toBe('comfyui');
});

it.each([
  ['{', 'ENGINES_FILE is no JSON'],
  [{ images: [] }, 'ENGINES_FILE'],
  [{ image: [] }, 'ENGINES_FILE image'],
  [{ image: [{ ...LOCAL, id: 'A b' }] }, 'image.0.id must be of a to z'],
  [{ image: [LOCAL, LOCAL] }, 'image.1.id stands there twice'],
  [{ image: [{ ...LOCAL, fallback: 'local' }] }, 'image.0.fallback names no other engine'],
  [{ image: [{ ...LOCAL, fallback: 'gone' }] }, 'image.0.fallback names no other engine'],
  [{ image: [{ ...LOCAL, model: undefined }] }, 'image.0.model is missing'],
  [{ image: [{ ...LOCAL, vendor: 'elevenlabs' }] }, 'image.0.vendor'],
  [{ image: [{ ...LOCAL, key: 'sk-1' }] }, 'image.0'],
  [{ image: [{ ...LOCAL, price: 0 }] }, 'image.0.price'],
  [{ video: [{ ...LOCAL, vendor: 'videos', baseUrl: undefined }] }, 'video.0.baseUrl is missing'],
  [{ video: [{ ...LOCAL, vendor: 'comfyui' }] }, 'video.0.workflow is missing'],
  [{ edit: [{ ...LOCAL, vendor: 'comfyui', workflow: '/srv/flux.json' }] }, 'edit.0.vendor'],
  [{ image: [FAST] }, 'image.fast needs the variable FAST_KEY'],
])('refuses %j and says where: %s', (content, message) => {
  expect(() => parse(content)).toThrow(message);
});

it('says of a file that is not there that it cannot be read', () => {
  expect(() => parseConfig({ ENGINES_FILE: join(folder, 'none.json') })).toThrow(
    'ENGINES_FILE cannot be read',
  );
});

it('repeats no value of the environment', () => {
  expect(() => parse({ image: [FAST, FAST] }, { FAST_KEY: 'sk-secret' })).toThrow(/^(?!.*sk-secret)/);
});
