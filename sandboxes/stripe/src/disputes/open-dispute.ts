import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { newId } from '../state/new-id.ts';
import type { Charge, Dispute } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';

const DAY = 86_400;
const EVIDENCE_DAYS = 9;

/** The cardholder disputes a charge: its amount is withdrawn until the dispute is closed. */
export function openDispute(ctx: Context, charge: Charge, reason: string): Dispute {
  const created = customerNow(ctx, charge.customer);
  const dispute = ctx.tables.disputes.put({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + EVIDENCE_DAYS * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  });
  ctx.tables.charges.put({ ...charge, disputed: true });
  emit(ctx, 'charge.dispute.created', dispute);
  emit(ctx, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
