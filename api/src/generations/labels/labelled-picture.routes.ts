import { buffer } from 'node:stream/consumers';
import { madeLabelOf } from '@aic/contract/sharing';
import { createRoute, z } from '@hono/zod-openapi';
import pLimit from 'p-limit';
import { callerOf } from '../../identity/auth/caller.ts';
import { fileNotFound, unauthorized } from '../../platform/errors/errors.ts';
import { attachment } from '../../platform/files/content-disposition.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { nullIfAbsent } from '../../platform/storage/storage-errors.ts';
import { itemNotFound } from '../errors/generation-errors.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { sourceTypeOf } from '../results/credentials/provenance.ts';
import { labelPicture } from './label-picture.ts';
import { findLabelledItem, type LabelledItem } from './labelled-item.repo.ts';

/** Each is decoded, encoded and signed. */
const PICTURES_PER_HOUR = 120;
const MEDIA_TYPE = 'image/png';

const labelledRoute = createRoute({
  method: 'get',
  path: '/api/generations/{id}/labelled',
  summary: 'The picture of an item with a label that says how it was made, as a download',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ filename: z.string().max(1000).optional() }),
  },
  responses: {
    200: { description: 'The picture', content: { [MEDIA_TYPE]: { schema: z.string() } } },
    401: signedOut,
    404: refusal('Not there, not yours, not finished, or no picture'),
    429: refusal('Too many'),
  },
});

/** The label is made when it is asked for, so the item itself stays as it is. */
export function labelledPictureRoutes(deps: GenerationDeps): Routes {
  return createRouter().openapi(labelledRoute, async (c) => {
    const { isSignedIn, item } = await findLabelledItem(deps.sql, callerOf(c), c.req.valid('param').id);
    if (!isSignedIn) throw unauthorized();
    if (item === null || item.key === null) throw itemNotFound();
    const { key } = item;
    await takeRateLimits(deps, [
      { key: `label:${item.userId}`, limit: PICTURES_PER_HOUR, windowSeconds: 3600 },
    ]);
    const labelled = await inTurn(() => labelledOf(deps, item, key));
    return c.body(new Uint8Array(labelled), 200, {
      'Content-Type': MEDIA_TYPE,
      'Content-Disposition': attachment(c.req.valid('query').filename ?? 'labelled', MEDIA_TYPE),
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
  });
}

/** Of the whole process: a picture of 50 megapixels takes more than a gigabyte for some seconds. */
const inTurn = pLimit(1);

async function labelledOf(
  { storage, credentials }: Pick<GenerationDeps, 'storage' | 'credentials'>,
  item: LabelledItem,
  key: string,
): Promise<Uint8Array> {
  const stream = await storage.read(key).catch(nullIfAbsent);
  if (stream === null) throw fileNotFound();
  const original = await buffer(stream);
  const label = madeLabelOf(item);
  const labelled = await labelPicture(original, label);
  const { kind, isUpscaled, provider } = item;
  const signed = await credentials.sign({
    bytes: labelled,
    mediaType: MEDIA_TYPE,
    made: {
      type: sourceTypeOf(provider, { isEdit: kind === 'edit', isUpscaled }),
      providerId: provider,
      model: null,
      isUpscaled,
      label,
    },
    materials: [{ relationship: 'parentOf', mediaType: MEDIA_TYPE, bytes: original }],
  });
  return signed ?? labelled;
}
