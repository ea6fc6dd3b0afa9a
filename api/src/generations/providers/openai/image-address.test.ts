import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import {
  type FakeOpenAi,
  sendJson,
  startFakeOpenAi,
} from '../../../../test/generations/vendors/fake-openai.ts';
import { createOpenAiImageProvider } from './image-provider.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64');
const DATA_URL = `data:image/png;base64,${PNG.toString('base64')}`;
/** What is answered at the address of the picture. */
let sendFile: (response: ServerResponse) => void;

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
  sendFile = (response) => response.end(PNG);
});

/** Has the server answer with this picture. */
function submit(picture: object, signal = new AbortController().signal) {
  fake.serveWith((response, { method }) =>
    method === 'POST' ? sendJson(response, 200, { created: 1, data: [picture] }) : sendFile(response),
  );
  const environment = { IMAGE_API_KEY: 'sk-test', IMAGE_BASE_URL: fake.baseUrl, IMAGE_MODEL: 'flux' };
  return createOpenAiImageProvider(endpointOf('image', environment)).submit(
    {
      kind: 'image',
      prompt: 'a fox',
      size: '1024x1024',
      ratio: null,
      quality: 'hd',
      style: 'vivid',
      exclude: '',
      reference: null,
      strength: null,
      seed: 1,
    },
    providerContext({ signal }),
  );
}

const paidRequests = () => fake.seen.filter(({ method }) => method === 'POST').length;
const downloads = () => fake.seen.filter(({ method }) => method === 'GET');

describe('a response with an address', () => {
  it.each([
    ['of the server', () => ({ url: `${fake.baseUrl}/files/1.png` })],
    ['in the place of the base64', () => ({ b64_json: `${fake.baseUrl}/files/1.png` })],
    ['without the name of the server', () => ({ url: '/v1/files/1.png' })],
  ])('is the picture there, fetched with the key: %s', async (_, picture) => {
    await expect(submit(picture())).resolves.toMatchObject({ state: 'done', output: { bytes: PNG } });

    expect(downloads()).toMatchObject([
      { path: '/v1/files/1.png', headers: { authorization: 'Bearer sk-test' } },
    ]);
  });

  it.each([
    ['b64_json', { b64_json: DATA_URL }],
    ['url', { b64_json: null, url: DATA_URL }],
  ])('is the picture in it when it is a `data:` address in %s', async (_, picture) => {
    await expect(submit(picture)).resolves.toMatchObject({
      state: 'done',
      output: { bytes: PNG, mediaType: 'image/png' },
    });
    expect(fake.seen).toHaveLength(1);
  });

  it.each(['http://169.254.169.254/latest/meta-data', 'http://10.0.0.1/1.png', 'http://[no address'])(
    'is not fetched from %s, and nothing is bought again',
    async (url) => {
      await expect(submit({ url })).rejects.toMatchObject({ kind: 'misconfigured' });
      expect(fake.seen).toHaveLength(1);
    },
  );
});

describe('a download that fails', () => {
  it('is tried again, and the picture is not bought again', async () => {
    sendFile = (response) => (downloads().length < 3 ? response.destroy() : response.end(PNG));

    await expect(submit({ url: '/v1/files/1.png' })).resolves.toMatchObject({ output: { bytes: PNG } });
    expect(paidRequests()).toBe(1);
  });

  it('leaves it uncertain, so that it is not bought again, when it stays lost', async () => {
    sendFile = (response) => sendJson(response, 503, {});

    await expect(submit({ url: '/v1/files/1.png' })).rejects.toMatchObject({ kind: 'uncertain' });
    expect(downloads()).toHaveLength(3);
    expect(paidRequests()).toBe(1);
  });

  it('ends with the job', async () => {
    const controller = new AbortController();
    sendFile = () => controller.abort();

    await expect(submit({ url: '/v1/files/1.png' }, controller.signal)).rejects.toMatchObject({
      kind: 'aborted',
    });
  });
});
