import type {
  ImageEdit,
  ImageGeneration,
  MusicGeneration,
  TextGeneration,
  VideoGeneration,
} from '@aic/contract';

const FINISHED = {
  id: '0197a000-0000-7000-8000-000000000100',
  status: 'completed',
  progress: 1,
  queuePosition: null,
  refunded: false,
  error: null,
  provider: 'preview',
  createdAt: '2026-11-21T10:00:00.000Z',
  completedAt: '2026-11-21T10:00:03.000Z',
} as const;

const THUMBNAILS = { avif: '/media/avif0', webp: '/media/webp0' };

/** A finished image as the server lists it. */
export function imageItem(change: Partial<ImageGeneration> = {}): ImageGeneration {
  return {
    kind: 'image',
    ...FINISHED,
    prompt: 'A quiet lake',
    credits: 20,
    imageUrl: '/media/0123456789abcdef0123456789abcdef',
    thumbnails: THUMBNAILS,
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
    seed: 7,
    ...change,
  };
}

/** A finished edit. */
export function editItem(change: Partial<ImageEdit> = {}): ImageEdit {
  return {
    kind: 'edit',
    ...FINISHED,
    prompt: 'Warmer light',
    credits: 20,
    editType: 'enhance',
    strength: 70,
    originalImageUrl: '/media/00000000000000000000000000000001',
    referenceImageUrl: null,
    width: 1200,
    height: 800,
    editedImageUrl: '/media/00000000000000000000000000000002',
    thumbnails: THUMBNAILS,
    reading: { understood: ['warmer'], ignored: [] },
    ...change,
  };
}

/** A finished video. */
export function videoItem(change: Partial<VideoGeneration> = {}): VideoGeneration {
  return {
    kind: 'video',
    ...FINISHED,
    prompt: 'Waves at dusk',
    credits: 20,
    videoUrl: '/media/00000000000000000000000000000003',
    posterUrl: '/media/00000000000000000000000000000004',
    sourceImageUrl: null,
    duration: 4,
    aspectRatio: '16:9',
    cameraControl: null,
    ...change,
  };
}

/** A finished piece of music. */
export function musicItem(change: Partial<MusicGeneration> = {}): MusicGeneration {
  return {
    kind: 'music',
    ...FINISHED,
    prompt: 'Rainy afternoon',
    credits: 12,
    audioUrl: '/media/00000000000000000000000000000005',
    genre: 'jazz',
    duration: 30,
    peaks: [0.2, 0.9, 0.5, 1, 0.3],
    ...change,
  };
}

/** A finished text. */
export function textItem(change: Partial<TextGeneration> = {}): TextGeneration {
  return {
    kind: 'text',
    ...FINISHED,
    prompt: 'A caption for a bakery',
    credits: 30,
    response: '# Fresh bread\n\nEvery **morning**.',
    style: 'creative',
    stopped: false,
    ...change,
  };
}
