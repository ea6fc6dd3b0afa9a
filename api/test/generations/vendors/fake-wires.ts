import { type FakeVendor, sendJson, startFakeVendor } from './fake-vendor.ts';

/** A real picture of one pixel, which a store can decode. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const PROMPT_ID = '3f0c2f4e-1d5a-4b5e-9a52-0f6f4d1c7e11';
const file = { filename: 'ai-creative_00001_.png', subfolder: '', type: 'output' };
const done = { status: { status_str: 'success', completed: true }, outputs: { file: { images: [file] } } };
const llamaProps = { default_generation_settings: { n_ctx: 4096 }, total_slots: 1 };
const listOf = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

/** What servers of models answer to a GET, by what they are. */
export const WIRE_RESPONSES = {
  ollama: {
    '/api/version': { version: '0.13.5' },
    '/api/tags': {
      models: [
        { name: 'nomic-embed-text:latest', details: { family: 'nomic-bert' } },
        { name: 'qwen3:8b', details: { family: 'qwen3' } },
        { name: 'gemma3:4b', details: { family: 'gemma3' } },
      ],
    },
  },
  'lm-studio': {
    '/api/v0/models': {
      object: 'list',
      data: [
        { id: 'text-embedding-nomic', type: 'embeddings', state: 'not-loaded' },
        { id: 'qwen2-vl-7b', type: 'vlm', state: 'not-loaded' },
        { id: 'gpt-oss-20b', type: 'llm', state: 'loaded' },
      ],
    },
  },
  'llama-cpp': { '/props': llamaProps, '/v1/models': listOf('Qwen3-8B-Q4.gguf') },
  localai: {
    '/system': { backends: ['llama-cpp', 'diffusers'], loaded_models: [] },
    '/v1/models': listOf('whisper-1', 'llama-3.2-3b', 'flux.1-dev'),
  },
  comfyui: {
    '/system_stats': { system: { os: 'posix', comfyui_version: '0.4.0' }, devices: [] },
    '/object_info/CheckpointLoaderSimple': {
      CheckpointLoaderSimple: { input: { required: { ckpt_name: [['sd_xl_base_1.0.safetensors'], {}] } } },
    },
    [`/history/${PROMPT_ID}`]: { [PROMPT_ID]: done },
  },
  'web-ui': {
    '/sdapi/v1/sd-models': [{ title: 'a.safetensors [1]' }, { title: 'b.safetensors [2]' }],
    '/sdapi/v1/options': { sd_model_checkpoint: 'b.safetensors [2]' },
  },
  'sd-server': { '/v1/models': listOf('sd-cpp-local') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type WireName = keyof typeof WIRE_RESPONSES;

/** A server that answers as one of these, and makes a text or a picture when it is asked to. */
export async function startFakeWire(name: WireName): Promise<FakeVendor & { port: number }> {
  const vendor = await startFakeVendor();
  const responses: Readonly<Record<string, unknown>> = WIRE_RESPONSES[name];
  vendor.serveWith((response, { method, path = '' }) => {
    if (method === 'GET' && path in responses) return sendJson(response, 200, responses[path]);
    if (path.startsWith('/view?')) return void response.end(PIXEL);
    if (path === '/prompt') return sendJson(response, 200, { prompt_id: PROMPT_ID, node_errors: {} });
    if (path === '/sdapi/v1/txt2img') return sendJson(response, 200, { images: [PIXEL.toString('base64')] });
    if (path === '/v1/chat/completions') {
      const chunk = (content: string, reason: string | null) =>
        `data: ${JSON.stringify({
          id: 'chatcmpl-1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'qwen3:8b',
          choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: reason }],
        })}\n\n`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return void response.end(
        `${chunk('Snow falls on the quiet harbour.', null)}${chunk('', 'stop')}data: [DONE]\n\n`,
      );
    }
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
  });
  return { ...vendor, port: Number(new URL(vendor.baseUrl).port) };
}
