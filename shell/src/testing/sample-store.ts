/** A file, or a material of one, as the reference implementation's reader tells of it. For tests. */
export interface SampleManifest {
  sourceType?: string;
  engine?: string;
  model?: string;
  signer?: string;
  signedAt?: string;
  /** @default false: the reader does not know the signer */
  isTrusted?: boolean;
  failures?: string[];
  /** Codes of the signer that were written down when it was used. */
  writtenDown?: string[];
  /** The reader says of its signer what was not written down. @default true */
  isNew?: boolean;
  madeFrom?: SampleManifest[];
}

/** JSON of the reader. The last one of a chain first, as the reader has it, but with readable labels. */
export function sampleStore(file: SampleManifest) {
  const manifests: Record<string, Manifest> = {};
  const deltas: object[] = [];
  const add = (one: SampleManifest, label: string): void => {
    manifests[label] = manifestOf(one, label);
    for (const [index, material] of (one.madeFrom ?? []).entries()) {
      add(material, `${label}-${index}`);
      deltas.push({
        validationDeltas: material.isNew === false ? {} : resultsOf(material, `${label}-${index}`),
      });
    }
  };
  add(file, 'urn:c2pa:file');
  return {
    active_manifest: 'urn:c2pa:file',
    manifests,
    validation_results: { activeManifest: resultsOf(file, 'urn:c2pa:file'), ingredientDeltas: deltas },
    validation_state: file.failures ? 'Invalid' : 'Valid',
  };
}

interface Manifest {
  assertions: Array<{ label: string; data: object }>;
  [member: string]: unknown;
}

const codeOf = (code: string, label: string) => ({
  code,
  url: `self#jumbf=/c2pa/${label}/c2pa.signature`,
});

function resultsOf({ isTrusted = false, failures = [] }: SampleManifest, label: string) {
  const unknown = isTrusted ? [] : ['signingCredential.untrusted'];
  return {
    success: isTrusted ? [codeOf('signingCredential.trusted', label)] : [],
    failure: [...failures, ...unknown].map((code) => codeOf(code, label)),
  };
}

function manifestOf(
  { sourceType, engine, model, signer, signedAt, madeFrom }: SampleManifest,
  label: string,
): Manifest {
  const action = {
    action: 'c2pa.created',
    ...(sourceType && { digitalSourceType: `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}` }),
    ...(engine && { softwareAgent: { name: engine, ...(model && { version: model }) } }),
  };
  return {
    claim_generator_info: [{ name: 'AI Creative' }],
    assertions: [{ label: 'c2pa.actions.v2', data: { actions: [action] } }],
    ingredients: (madeFrom ?? []).map(({ writtenDown = [] }, index) => {
      const codes = writtenDown.map((code) => codeOf(code, `${label}-${index}`));
      return {
        relationship: 'parentOf',
        format: 'image/png',
        active_manifest: `${label}-${index}`,
        validation_results: {
          activeManifest: {
            success: codes.filter(({ code }) => code.endsWith('.trusted')),
            failure: codes.filter(({ code }) => !code.endsWith('.trusted')),
          },
        },
      };
    }),
    signature_info: { common_name: signer ?? 'Files of AI Creative', issuer: 'AI Creative', time: signedAt },
  };
}
