import { RECEIPT, RECEIPT_KEYS_PATH } from '@aic/contract/receipts';
import { schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { itemNotFound } from '../generations/errors/generation-errors.ts';
import { callerOf } from '../identity/auth/caller.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { unauthorized } from '../platform/errors/errors.ts';
import { json, refusal, signedOut } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { makeReceipt } from './make-receipt.ts';
import { openReceiptKeys } from './receipt-keys.ts';
import { findReceiptFacts } from './receipt.repo.ts';

/** A new key signs at once: nobody may hold on to the keys of before for long. */
const KEYS_CACHED = { 'Cache-Control': 'public, max-age=300' };

const readRoute = createRoute({
  method: 'get',
  path: '/api/generations/{id}/receipt',
  summary: 'A signed receipt of an item: what was asked, made, held, charged and given back',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: json('The receipt, and what its owner alone has', schemaOf(RECEIPT)),
    401: signedOut,
    404: refusal('Not there, or not yours'),
  },
});

/** Receipts of a user's items, and the keys that everybody can verify them with (docs/adr/0101-a-charge-proves-itself.md). */
export function receiptsRoutes(deps: PlatformDeps): Routes {
  const keys = openReceiptKeys(deps);
  return createRouter()
    .openapi(readRoute, async (c) => {
      const { isSignedIn, facts } = await findReceiptFacts(deps.sql, callerOf(c), c.req.valid('param').id);
      if (!isSignedIn) throw unauthorized();
      if (facts === null) throw itemNotFound();
      return c.json(await makeReceipt({ ...deps, keys }, facts), 200);
    })
    .get(RECEIPT_KEYS_PATH, async (c) => c.json({ keys: await keys.publicKeys() }, 200, KEYS_CACHED));
}
