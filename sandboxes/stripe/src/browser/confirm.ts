import { type ApiResponse, type CallApi, type Intent, type StripeJsError, pathOfSecret } from './call-api.ts';
import { showChallenge } from './challenge-dialog.ts';
import type { PaymentElement } from './payment-element.ts';

export interface BillingDetails {
  [key: string]: string | BillingDetails | undefined;
}

/** A saved payment method's id, or the form with the card. */
export type Method =
  | { id: string }
  | { element: PaymentElement; billingDetails?: BillingDetails | undefined };

export type IntentResult =
  | { intent: Intent; error?: undefined }
  | { intent?: undefined; error: StripeJsError };

/** Confirms an intent with a card, and shows the bank's page where the card needs it. */
export async function confirmIntent(
  call: CallApi,
  clientSecret: string,
  method: Method | null,
): Promise<IntentResult> {
  const invalid = method !== null && 'element' in method ? method.element.form.check() : null;
  if (invalid !== null) {
    return { error: { type: 'validation_error', code: invalid.code, message: invalid.message } };
  }
  const response = await call<Intent>('POST', `${pathOfSecret(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    use_stripe_sdk: 'true',
    ...methodParams(method),
  });
  const result = await afterAction(call, clientSecret, response);
  if (result.error !== undefined && method !== null && 'element' in method) {
    method.element.form.showRefusal(result.error.code, result.error.message);
  }
  return result;
}

/** Shows the bank's page for an intent that waits for the cardholder. */
export async function handleNextAction(call: CallApi, clientSecret: string): Promise<IntentResult> {
  return afterAction(call, clientSecret, await retrieveIntent(call, clientSecret));
}

export function retrieveIntent(call: CallApi, clientSecret: string): Promise<ApiResponse<Intent>> {
  return call<Intent>('GET', pathOfSecret(clientSecret), { client_secret: clientSecret });
}

async function afterAction(
  call: CallApi,
  clientSecret: string,
  response: ApiResponse<Intent>,
): Promise<IntentResult> {
  if (response.error !== undefined) {
    return { error: response.error };
  }
  if (response.body.status !== 'requires_action') {
    return settled(response.body);
  }
  const outcome = await showChallenge();
  const after = await call<Intent>('POST', `${pathOfSecret(clientSecret)}/sandbox_authentication`, {
    client_secret: clientSecret,
    outcome,
  });
  return after.error === undefined ? settled(after.body) : { error: after.error };
}

/** An intent that asks for another card has refused this one. */
function settled(intent: Intent): IntentResult {
  const refusal = intent.last_payment_error ?? intent.last_setup_error ?? null;
  if (intent.status !== 'requires_payment_method') {
    return { intent };
  }
  return {
    error: {
      ...(refusal ?? { type: 'invalid_request_error', message: 'This payment needs a payment method.' }),
      [intent.object]: intent,
    },
  };
}

function methodParams(
  method: Method | null,
): Record<string, string | Record<string, string | BillingDetails>> {
  if (method === null) {
    return {};
  }
  if ('id' in method) {
    return { payment_method: method.id };
  }
  return {
    payment_method_data: {
      type: 'card',
      card: { ...method.element.form.value() },
      ...(method.billingDetails !== undefined && { billing_details: method.billingDetails }),
    },
  };
}
