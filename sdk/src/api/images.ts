import type { ImageGeneration, ImageRequest } from '@aic/api/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';

/** The person's images, newest first: one page. */
export const imagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['generations', 'image'] as const,
    queryFn: ({ signal }) => api.request<ImageGeneration[]>('GET', '/api/generations', { signal }),
  });

export interface GenerateImageInput {
  request: ImageRequest;
  /** The price on the button. Another price now answers 409 and holds nothing. */
  quotedPrice: number;
  /** Same key, same job: a repeated click or a retried request is charged once. */
  idempotencyKey: string;
}

export const generateImage = (api: ApiClient, input: GenerateImageInput): Promise<ImageGeneration> =>
  api.request('POST', '/api/generate', {
    json: input.request,
    headers: {
      'idempotency-key': input.idempotencyKey,
      'x-quoted-price': String(input.quotedPrice),
      prefer: 'respond-async',
    },
  });
