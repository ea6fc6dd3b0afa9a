import type {
  EditRequest,
  GenerationKind,
  ImageRequest,
  MusicRequest,
  TextRequest,
  VideoRequest,
} from '@aic/api/contract';

/** What each kind of generation is started with. Pictures are files the creator chose. */
export interface StartRequests {
  image: ImageRequest;
  edit: Omit<EditRequest, 'strength'> & {
    strength: number;
    image: File;
    secondImage: File | null;
    /** Pixels of the image: the shape of its tile. Not sent. */
    shape: { width: number; height: number };
  };
  /** With an image it becomes the first frame, and the prompt may be empty. */
  video: VideoRequest & { image: File | null };
  music: MusicRequest;
  text: TextRequest;
}

/** Where a request goes, and as what: JSON, or a form where there are files (spec section 7). */
export type StartCall = { path: string; json: unknown } | { path: string; form: FormData };

export function toCall<Kind extends GenerationKind>(kind: Kind, request: StartRequests[Kind]): StartCall;
export function toCall(kind: GenerationKind, request: StartRequests[GenerationKind]): StartCall {
  // Safe because the public signature ties the request to its kind.
  const as = <Kind extends GenerationKind>() => request as StartRequests[Kind];
  switch (kind) {
    case 'image':
      return { path: '/api/generate', json: request };
    case 'edit': {
      const { image, secondImage, prompt, strength, editType } = as<'edit'>();
      const fields = { prompt, strength: String(strength), editType };
      return { path: '/api/edit', form: formOf({ image, secondImage, ...fields }) };
    }
    case 'video': {
      const { image, ...options } = as<'video'>();
      if (image === null) return { path: '/api/generate-video', json: options };
      const { prompt, duration, aspectRatio, cameraControl } = options;
      return {
        path: '/api/generate-video-from-image',
        form: formOf({
          image,
          prompt,
          duration: duration === undefined ? undefined : String(duration),
          aspectRatio,
          cameraControl: cameraControl && JSON.stringify(cameraControl),
        }),
      };
    }
    case 'music':
      return { path: '/api/generate-music', json: request };
    case 'text':
      return { path: '/api/generate-text', json: request };
    default:
      return kind satisfies never;
  }
}

function formOf(fields: Readonly<Record<string, string | File | null | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) form.append(name, value);
  }
  return form;
}
