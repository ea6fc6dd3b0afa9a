import type { ImageGeneration } from '@aic/api/contract';

/** A finished image as the server lists it. */
export function imageItem(change: Partial<ImageGeneration> = {}): ImageGeneration {
  return {
    id: '0197a000-0000-7000-8000-000000000100',
    prompt: 'A quiet lake',
    status: 'completed',
    imageUrl: '/media/0123456789abcdef0123456789abcdef',
    thumbnails: { avif: '/media/avif0', webp: '/media/webp0' },
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
    seed: 7,
    progress: 1,
    credits: 20,
    refunded: false,
    error: null,
    provider: 'embedded',
    createdAt: '2026-11-21T10:00:00.000Z',
    completedAt: '2026-11-21T10:00:03.000Z',
    ...change,
  };
}
