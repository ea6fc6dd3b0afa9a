import { readFileSync } from 'node:fs';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { z } from 'zod';

initSync({ module: readFileSync(new URL(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))) });

const manifestSchema = z.object({
  assertions: z.array(
    z.object({
      label: z.string(),
      data: z.looseObject({
        actions: z
          .array(
            z.object({
              action: z.string(),
              digitalSourceType: z.string().optional(),
              softwareAgent: z.object({ name: z.string(), version: z.string().optional() }).optional(),
              parameters: z.object({ seed: z.number().optional() }).optional(),
            }),
          )
          .default([]),
      }),
    }),
  ),
  ingredients: z
    .array(
      z.object({
        relationship: z.string(),
        format: z.string().optional(),
        active_manifest: z.string().optional(),
        validation_results: z
          .object({ activeManifest: z.object({ failure: z.array(z.object({ code: z.string() })) }) })
          .optional(),
      }),
    )
    .default([]),
  signature_info: z.object({
    cert_serial_number: z.string(),
    issuer: z.string(),
    time: z.string().optional(),
  }),
});
const storeSchema = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), manifestSchema),
  validation_state: z.enum(['Invalid', 'Valid', 'Trusted']),
});

/**
 * What a file says of how it came about, as the reference implementation reads it.
 * @param trusted PEM of roots
 * @throws Error where it cannot be read
 */
export async function readCredentials(bytes: Uint8Array, mediaType: string, trusted = '') {
  const settings =
    trusted === ''
      ? { verify: { verify_trust: false } }
      : {
          trust: {
            anchors: ['manifest', 'tsa'].map((trust_kind) => ({
              trust_kind,
              trust_uri: 'own',
              trust_anchors: trusted,
            })),
          },
        };
  using reader = await WasmReader.fromBytes(mediaType, bytes, JSON.stringify(settings));
  const {
    manifests,
    active_manifest,
    validation_state: state,
  } = storeSchema.parse(JSON.parse(reader.json()));
  const read = (label: string | undefined): ReadManifest => {
    const manifest = manifests[label ?? ''];
    if (!manifest) throw new Error(`There is no manifest ${label}.`);
    const { assertions, ingredients, signature_info: signature } = manifest;
    return {
      actions: assertions.flatMap(({ data }) =>
        data.actions.map(({ digitalSourceType, parameters, ...action }) => ({
          ...action,
          ...(parameters?.seed !== undefined && { seed: parameters.seed }),
          ...(digitalSourceType !== undefined && { type: digitalSourceType.split('/').at(-1) }),
        })),
      ),
      metadata: assertions.flatMap(
        ({ label: name, data: { actions: _none, '@context': _prefixes, ...data } }) =>
          name === 'cawg.metadata' ? [data] : [],
      ),
      materials: ingredients.map(({ relationship, active_manifest: own, validation_results: results }) => {
        const faults = results?.activeManifest.failure.map(({ code }) => code) ?? [];
        return {
          relationship,
          manifest: own === undefined ? null : read(own),
          ...(faults.length > 0 && { faults }),
        };
      }),
      signature,
    };
  };
  return { state, ...read(active_manifest) };
}

interface ReadManifest {
  actions: Array<{
    action: string;
    type?: string | undefined;
    softwareAgent?: object | undefined;
    seed?: number;
  }>;
  metadata: object[];
  materials: Array<{ relationship: string; manifest: ReadManifest | null; faults?: string[] }>;
  signature: { cert_serial_number: string; issuer: string; time?: string | undefined };
}
