import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
export type Manifest = z.output<typeof manifest>;

const target = z.strictObject({ kind: z.string(), name: z.string() });
const kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string(),
  labels: z.array(z.strictObject({ pairs: z.record(z.string(), z.string()) })).optional(),
  resources: z.array(z.string()),
  patches: z.array(z.strictObject({ path: z.string(), target: target.optional() })).default([]),
  configMapGenerator: z.array(z.strictObject({ name: z.string(), envs: z.array(z.string()) })).default([]),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).optional(),
});
const addition = z.strictObject({ op: z.literal('add'), path: z.string(), value: z.unknown() });

/** What `kubectl apply -k` makes of a folder, as far as our folders use kustomize. @throws Error for what leads nowhere */
export function readOverlay(folder: string): Manifest[] {
  const { resources, patches, configMapGenerator } = kustomization.parse(
    parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')),
  );
  const manifests = resources.flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? readOverlay(path) : readManifests(path);
  });
  for (const { name, envs } of configMapGenerator) {
    const data = Object.assign({}, ...envs.map((file) => readEnv(join(folder, file)))) as object;
    manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
  }
  for (const { path, target: wanted } of patches) {
    const patch: unknown = parse(readFileSync(join(folder, path), 'utf8'));
    if (wanted === undefined) mergeInto(find(manifests, manifest.parse(patch)), patch);
    else applyTo(findAll(manifests, wanted), z.array(addition).parse(patch));
  }
  return manifests;
}

/** Every document of a file. */
function readManifests(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]?.message}`);
    return manifest.parse(document.toJS());
  });
}

/** Lines of `NAME=value`. */
export function readEnv(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

function findAll(manifests: Manifest[], { kind, name }: z.output<typeof target>): Manifest[] {
  const names = name.split('|');
  return names.map((one) => find(manifests, { kind, metadata: { name: one } }));
}

function find(manifests: Manifest[], { kind, metadata }: Pick<Manifest, 'kind' | 'metadata'>): Manifest {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === metadata.name);
  if (found === undefined) throw new Error(`A patch is for ${kind} ${metadata.name}, which is not there.`);
  return found;
}

/** JSON patches that add a member to an object that has none of this name. */
function applyTo(manifests: Manifest[], additions: Array<z.output<typeof addition>>): void {
  for (const one of manifests) {
    for (const { path, value } of additions) {
      const steps = path.split('/').slice(1);
      const last = steps.pop() ?? '';
      // Safe because a step into what is no object throws.
      const parent = steps.reduce<object>((at, step) => Reflect.get(at, step) as object, one);
      if (Reflect.has(parent, last)) throw new Error(`${path} of ${one.metadata.name} is there already.`);
      Reflect.set(parent, last, structuredClone(value));
    }
  }
}

/** A strategic merge: objects by key, containers by their names. */
function mergeInto(into: object, patch: unknown): void {
  for (const [key, value] of Object.entries(z.record(z.string(), z.unknown()).parse(patch))) {
    const there: unknown = Reflect.get(into, key);
    if (Array.isArray(value) && Array.isArray(there)) {
      for (const part of z.array(z.looseObject({ name: z.string() })).parse(value)) {
        const same = z.array(z.looseObject({ name: z.string() })).parse(there);
        const at = same.findIndex(({ name }) => name === part.name);
        if (at === -1) throw new Error(`A patch is for ${part.name} in ${key}, which is not there.`);
        mergeInto(there[at] as object, part);
      }
    } else if (typeof there === 'object' && there !== null) mergeInto(there, value);
    else Reflect.set(into, key, value);
  }
}
