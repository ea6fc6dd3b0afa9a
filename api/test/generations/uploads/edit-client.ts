import { z } from 'zod';
import type { TestUser } from '../../gateway/factories.ts';
import type { TestGateway } from '../../gateway/gateway.ts';

export const EDIT_FIELDS = { prompt: 'warmer', editType: 'enhance', strength: '70' };

export type Part = Buffer | string;
const namesOf: Readonly<Record<string, string>> = { image: 'photo.png', secondImage: 'beach.jpg' };

/** A multipart form as a browser makes it; every file says that it is a PNG. */
export function formOf(parts: Readonly<Record<string, Part>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([new Uint8Array(part)], { type: 'image/png' }), namesOf[name] ?? name);
  }
  return form;
}

const responseSchema = z.looseObject({
  id: z.string().optional(),
  originalImageUrl: z.string().optional(),
  referenceImageUrl: z.string().nullish(),
});

/** Sends a form to /api/edit as this user's browser would. */
export async function sendEdit(
  gateway: TestGateway,
  user: TestUser | null,
  body: FormData | ReadableStream,
  headers: Readonly<Record<string, string>> = {},
) {
  const cookie = user ? { cookie: `sid=${user.token.toString('base64url')}` } : {};
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { ...cookie, ...headers },
    body,
    duplex: 'half',
  };
  const response = await gateway.request('/api/edit', init);
  return { status: response.status, body: responseSchema.parse(await response.json()) };
}
