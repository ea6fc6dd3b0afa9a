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
  const text = readFileSync(file, 'utf8');
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
