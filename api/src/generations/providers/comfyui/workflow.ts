import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a workflow is filled with, by the name that it has there: `{{prompt}}`. */
export interface WorkflowInputs {
  prompt: string;
  /** Of a picture: what is to be left out; empty where nothing is. */
  exclude?: string;
  seed: number;
  width: number;
  height: number;
  /** Of a film. */
  seconds?: number;
  /** Name of the uploaded first frame. */
  image?: string;
}

export interface Workflow {
  /** Whether it takes this input. */
  has(name: keyof WorkflowInputs): boolean;
  withInputs(inputs: WorkflowInputs): Record<string, unknown>;
}

const nodesSchema = z.record(z.string(), z.looseObject({ class_type: z.string() }));
const INPUT = /\{\{(\w+)(?:@(\d+))?\}\}/g;

/**
 * Reads a workflow as ComfyUI exports it for its API, with names in double braces for what the studio fills in. A
 * value that is nothing but a name becomes what is filled in; in a longer text it is a piece of it. `{{frames@16}}` is
 * the number of frames of the film at 16 a second, and the first one.
 * @throws Error in one line, for the start, when it is none
 */
export function readWorkflow(file: string): Workflow {
  return workflowOf(readFileSync(file, 'utf8'), file);
}

/** Pictures by what every checkpoint can do: words, words against, a size, a seed. */
export const workflowOfCheckpoint = (checkpoint: string): Workflow =>
  workflowOf(
    JSON.stringify({
      model: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: checkpoint } },
      words: { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}', clip: ['model', 1] } },
      against: { class_type: 'CLIPTextEncode', inputs: { text: '{{exclude}}', clip: ['model', 1] } },
      canvas: {
        class_type: 'EmptyLatentImage',
        inputs: { width: '{{width}}', height: '{{height}}', batch_size: 1 },
      },
      sampler: {
        class_type: 'KSampler',
        inputs: {
          seed: '{{seed}}',
          steps: 20,
          cfg: 6,
          sampler_name: 'euler',
          scheduler: 'normal',
          denoise: 1,
          model: ['model', 0],
          positive: ['words', 0],
          negative: ['against', 0],
          latent_image: ['canvas', 0],
        },
      },
      picture: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['model', 2] } },
      file: { class_type: 'SaveImage', inputs: { filename_prefix: 'ai-creative', images: ['picture', 0] } },
    }),
    checkpoint,
  );

function workflowOf(text: string, file: string): Workflow {
  const nodes = nodesSchema.safeParse(parseJson(text)).data;
  if (!nodes) throw new Error(`${file} is no workflow in ComfyUI's API format (Workflow, Export (API)).`);
  const names = new Set([...text.matchAll(INPUT)].map(([, name]) => name));
  if (!names.has('prompt')) throw new Error(`${file} has no {{prompt}} in any of its nodes.`);
  return {
    has: (name) => names.has(name),
    withInputs: (inputs) => z.record(z.string(), z.unknown()).parse(fillIn(nodes, inputs)),
  };
}

function fillIn(value: unknown, inputs: WorkflowInputs): unknown {
  if (typeof value === 'string') return fillText(value, inputs);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, inputs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillIn(item, inputs)]));
}

function fillText(text: string, inputs: WorkflowInputs): unknown {
  const [whole] = [...text.matchAll(INPUT)];
  if (whole && whole[0] === text) return inputOf(inputs, whole[1] ?? '', whole[2]);
  return text.replaceAll(INPUT, (_, name: string, rate?: string) => String(inputOf(inputs, name, rate)));
}

function inputOf(inputs: WorkflowInputs, name: string, rate?: string): string | number {
  const values: Readonly<Record<string, string | number | undefined>> = { ...inputs };
  if (name === 'frames') return (inputs.seconds ?? 0) * Number(rate ?? 16) + 1;
  return values[name] ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
