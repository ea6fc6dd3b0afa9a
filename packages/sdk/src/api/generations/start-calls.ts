import { type GenerationKind, type GenerationRequests, KINDS } from '@aic/contract';

/** What each kind of generation is started with. Pictures are files that the user chose. */
export interface StartRequests extends Omit<GenerationRequests, 'image' | 'edit' | 'video' | 'music'> {
  /** With a picture it follows it; the strength goes with the picture only. */
  image: GenerationRequests['image'] & { image?: File | null; strength?: number };
  edit: Omit<GenerationRequests['edit'], 'strength'> & {
    strength: number;
    image: File;
    secondImage: File | null;
    /** A PNG of the image's shape, transparent where it is to change. */
    mask?: File | null;
    /** Pixels of the image: the shape of its tile. Not sent. */
    shape: { width: number; height: number };
  };
  /** With an image it becomes the first frame, and the prompt may be empty. */
  video: Omit<GenerationRequests['video'], 'duration'> & { duration: number; image: File | null };
  music: Omit<GenerationRequests['music'], 'duration'> & { duration: number };
}

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
