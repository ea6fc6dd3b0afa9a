import { z } from 'zod';
import type { Context } from '../context.ts';
import { listRoute } from '../http/list-route.ts';
import { bool, metadata, text, timeRange } from '../http/params.ts';
import { route } from '../http/route.ts';
import { found, invalidRequest } from '../http/stripe-error.ts';
import type { Dispute } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { closeDispute } from './close-dispute.ts';

const PATH = '/v1/disputes';

export const disputeRoutes = [
  listRoute(PATH, 'disputes', { charge: text, created: timeRange, payment_intent: text }),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => disputeOf(ctx, id)),
  route(
    `POST ${PATH}/:id`,
    z.strictObject({
      evidence: z.record(z.string(), z.string()).optional(),
      metadata: metadata.optional(),
      submit: bool.optional(),
    }),
    submitEvidence,
  ),
  // Closing by the merchant gives the money up: the dispute is lost.
  route(`POST ${PATH}/:id/close`, z.strictObject({}), (ctx, _, id) =>
    closeDispute(ctx, disputeOf(ctx, id), 'lost'),
  ),
];

/** @throws StripeError 404 */
export function disputeOf(ctx: Context, id: string): Dispute {
  return found(ctx.tables.disputes.get(id), 'dispute', id);
}

/** Stripe's documented texts decide the dispute at once: `winning_evidence` and `losing_evidence`. */
function submitEvidence(
  ctx: Context,
  params: { evidence?: Record<string, string> | undefined; metadata?: Record<string, string> | undefined },
  id: string,
): Dispute {
  const before = disputeOf(ctx, id);
  const unknown = Object.keys(params.evidence ?? {}).find((key) => !(key in before.evidence));
  if (unknown !== undefined) {
    const param = `evidence[${unknown}]`;
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const after = ctx.tables.disputes.put({
    ...before,
    evidence: { ...before.evidence, ...params.evidence },
    evidence_details: { ...before.evidence_details, has_evidence: true, submission_count: 1 },
    metadata: { ...before.metadata, ...params.metadata },
    ...(before.status === 'needs_response' && { status: 'under_review' }),
  });
  emit(ctx, 'charge.dispute.updated', after, before);
  switch (params.evidence?.['uncategorized_text']) {
    case 'winning_evidence':
      return closeDispute(ctx, after, 'won');
    case 'losing_evidence':
      return closeDispute(ctx, after, 'lost');
    default:
      return after;
  }
}
