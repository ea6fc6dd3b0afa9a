import type { GenerationKind } from '@aic/contract';
import { z } from 'zod';
import type { VendorId } from '../../../platform/config/engines.ts';

/** Reads JSON of this shape from a server. Null: it answers something else, or nothing. */
export type Read = <Shape extends z.ZodType>(path: string, shape: Shape) => Promise<z.output<Shape> | null>;

export interface FoundKind {
  kind: GenerationKind;
  vendor: VendorId;
  /** Below the server's origin, where the vendor's wire begins. */
  path: string;
  /** To choose from, the first is taken. */
  models: readonly string[];
}

/** How a server is known by what only it answers, and asked for what it can make. */
export interface Wire {
  id: string;
  name: string;
  ports: readonly number[];
  /** Null: a stranger. */
  look(read: Read): Promise<FoundKind[] | null>;
}

const text = (models: readonly string[]): FoundKind => ({
  kind: 'text',
  vendor: 'openai',
  path: '/v1',
  models,
});
const pictures = (vendor: 'comfyui' | 'a1111' | 'openai', models: readonly string[]): FoundKind => ({
  kind: 'image',
  vendor,
  path: vendor === 'openai' ? '/v1' : '',
  models,
});

const NO_CHAT = /embed|bge-|minilm|rerank|whisper|tts|piper|vad|clip|vision-encoder/i;
const PAINTS = /flux|stable|diffusion|sdxl|\bsd[-_.]?\d|dreamshaper|z-image|qwen-image|kandinsky/i;

const openAiModels = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.string().optional() })),
});

/** Names of ComfyUI's checkpoints. It has written choices in two ways. */
export const checkpointsSchema = z
  .object({
    CheckpointLoaderSimple: z.object({
      input: z.object({ required: z.object({ ckpt_name: z.array(z.unknown()) }) }),
    }),
  })
  .transform(({ CheckpointLoaderSimple: { input } }) => {
    const [names, more] = input.required.ckpt_name;
    const options = z.object({ options: z.array(z.string()) }).safeParse(more).data?.options;
    return z.array(z.string()).safeParse(names).data ?? options ?? [];
  });

/** In the order in which their engines are offered. Two that share a port tell themselves apart. */
export const WIRES: readonly Wire[] = [
  {
    id: 'ollama',
    name: 'Ollama',
    ports: [11434],
    async look(read) {
      if (!(await read('/api/version', z.object({ version: z.string() })))) return null;
      const family = z.object({ family: z.string().catch('') }).catch({ family: '' });
      const tags = await read(
        '/api/tags',
        z.object({ models: z.array(z.object({ name: z.string(), details: family })) }),
      );
      const chats = tags?.models.filter(
        ({ name, details }) => !NO_CHAT.test(name) && !/bert/i.test(details.family),
      );
      return chats ? [text(chats.map(({ name }) => name))] : null;
    },
  },
  {
    id: 'lm-studio',
    name: 'LM Studio',
    ports: [1234],
    async look(read) {
      const model = z.object({ id: z.string(), type: z.string(), state: z.string() });
      const list = await read('/api/v0/models', z.object({ data: z.array(model) }));
      const chats = list?.data.filter(({ type }) => type === 'llm' || type === 'vlm');
      // What is loaded answers at once.
      const ordered = chats?.toSorted((a, b) => Number(b.state === 'loaded') - Number(a.state === 'loaded'));
      return ordered ? [text(ordered.map(({ id }) => id))] : null;
    },
  },
  {
    id: 'llama-cpp',
    name: 'llama.cpp',
    ports: [8080],
    async look(read) {
      const props = z.object({ default_generation_settings: z.looseObject({}), total_slots: z.number() });
      if (!(await read('/props', props))) return null;
      const models = await read('/v1/models', openAiModels);
      return models && [text(models.data.map(({ id }) => id).filter((id) => !NO_CHAT.test(id)))];
    },
  },
  {
    id: 'localai',
    name: 'LocalAI',
    ports: [8080],
    async look(read) {
      const system = z.object({ backends: z.array(z.string()), loaded_models: z.array(z.unknown()) });
      if (!(await read('/system', system))) return null;
      const ids = (await read('/v1/models', openAiModels))?.data.map(({ id }) => id);
      if (!ids) return null;
      const chats = ids.filter((id) => !NO_CHAT.test(id) && !PAINTS.test(id));
      return [
        text(chats),
        pictures(
          'openai',
          ids.filter((id) => PAINTS.test(id)),
        ),
      ];
    },
  },
  {
    id: 'comfyui',
    name: 'ComfyUI',
    ports: [8188],
    async look(read) {
      const stats = z.object({ system: z.looseObject({}), devices: z.array(z.unknown()) });
      if (!(await read('/system_stats', stats))) return null;
      const names = await read('/object_info/CheckpointLoaderSimple', checkpointsSchema);
      return names && [pictures('comfyui', names)];
    },
  },
  {
    id: 'web-ui',
    name: 'Stable Diffusion',
    ports: [7860, 1234],
    async look(read) {
      const models = await read('/sdapi/v1/sd-models', z.array(z.object({ title: z.string() })));
      if (models) {
        const options = await read('/sdapi/v1/options', z.object({ sd_model_checkpoint: z.string() }));
        const titles = models.map(({ title }) => title);
        const loaded = titles.find((title) => title === options?.sd_model_checkpoint);
        return [pictures('a1111', loaded === undefined ? titles : [loaded, ...titles])];
      }
      // sd-server of stable-diffusion.cpp before it had that wire.
      const own = await read('/v1/models', openAiModels);
      return own?.data[0]?.id === 'sd-cpp-local' ? [pictures('openai', ['sd-cpp-local'])] : null;
    },
  },
];
