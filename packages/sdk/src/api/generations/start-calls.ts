import type {
  EditRequest,
  GenerationKind,
  ImageRequest,
  MusicRequest,
  TextRequest,
  VideoRequest,
} from '@aic/contract';

/** What each kind of generation is started with. Pictures are files that the user chose. */
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
  video: Omit<VideoRequest, 'duration'> & { duration: number; image: File | null };
  music: Omit<MusicRequest, 'duration'> & { duration: number };
  text: TextRequest;
}

/** Where a request goes, and as what: JSON, or a form where there are files. */
export type StartCall = { path: string; json: unknown } | { path: string; form: FormData };

const CALLS: { [Kind in GenerationKind]: (request: StartRequests[Kind]) => StartCall } = {
  image: (json) => ({ path: '/api/generate', json }),
  edit: ({ image, secondImage, prompt, strength, editType }) => ({
    path: '/api/edit',
    form: formOf({ image, secondImage, prompt, strength: String(strength), editType }),
  }),
  video({ image, ...options }) {
    if (image === null) return { path: '/api/generate-video', json: options };
    const { prompt, duration, aspectRatio, cameraControl } = options;
    return {
      path: '/api/generate-video-from-image',
      form: formOf({
        image,
        prompt,
        duration: duration.toString(),
        aspectRatio,
        cameraControl: cameraControl && JSON.stringify(cameraControl),
      }),
    };
  },
  music: (json) => ({ path: '/api/generate-music', json }),
  text: (json) => ({ path: '/api/generate-text', json }),
};

export function toCall<Kind extends GenerationKind>(kind: Kind, request: StartRequests[Kind]): StartCall {
  return CALLS[kind](request);
}

function formOf(fields: Readonly<Record<string, string | File | null | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) form.append(name, value);
  }
  return form;
}
