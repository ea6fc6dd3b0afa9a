import { type GenerationKind, KINDS, type StartRequests } from '@aic/contract';

/** Where a request goes, and as what: JSON, or a form where there are files. */
export type StartCall = { path: string; json: unknown } | { path: string; form: FormData };

/** Files go as a form, and words as JSON; a kind with one way to start takes that. */
export function toCall<Kind extends GenerationKind>(kind: Kind, request: StartRequests[Kind]): StartCall {
  const fields = Object.entries(request).filter(([name]) => name !== 'shape');
  const { json, form } = KINDS[kind].startPaths;
  const hasFiles = fields.some(([, value]) => value instanceof File);
  if (form !== undefined && (hasFiles || json === undefined)) return { path: form, form: formOf(fields) };
  // A picture that was not chosen is no member of the JSON.
  return { path: json ?? '', json: Object.fromEntries(fields.filter(([name]) => name !== 'image')) };
}

function formOf(fields: ReadonlyArray<readonly [string, unknown]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value === null || value === undefined) continue;
    form.append(name, value instanceof File || typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
