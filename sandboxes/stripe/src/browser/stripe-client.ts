import { type ApiResponse, type CallApi, type Intent, type StripeJsError, pathOfSecret } from './call-api.ts';
import {
  type BillingDetails,
  type IntentResult,
  type Method,
  confirmIntent,
  handleNextAction,
  retrieveIntent,
} from './confirm.ts';
import { Elements, type ElementsOptions } from './elements.ts';
import { PaymentElement } from './payment-element.ts';

interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    payment_method?: string;
    payment_method_data?: { billing_details?: BillingDetails };
  };
  redirect?: 'always' | 'if_required';
}

interface CardOptions {
  payment_method?: string | { card?: PaymentElement; billing_details?: BillingDetails };
}

type Result = { paymentIntent?: Intent; setupIntent?: Intent; error?: StripeJsError };

/** What `Stripe(key)` gives: the part of Stripe.js that takes cards. */
export class StripeClient {
  readonly #call: CallApi;

  constructor(call: CallApi) {
    this.#call = call;
  }

  /** The loader and the React components send their versions; the sandbox does not count them. */
  _registerWrapper(): void {}

  registerAppInfo(): void {}

  elements(options: ElementsOptions = {}): Elements {
    return new Elements(options, this.#call);
  }

  confirmPayment(options: ConfirmOptions): Promise<Result> {
    return this.#confirm(options);
  }

  confirmSetup(options: ConfirmOptions): Promise<Result> {
    return this.#confirm(options);
  }

  async confirmCardPayment(clientSecret: string, options: CardOptions = {}): Promise<Result> {
    return named(await confirmIntent(this.#call, clientSecret, cardMethod(options)), clientSecret);
  }

  async confirmCardSetup(clientSecret: string, options: CardOptions = {}): Promise<Result> {
    return named(await confirmIntent(this.#call, clientSecret, cardMethod(options)), clientSecret);
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Result> {
    return named(await handleNextAction(this.#call, clientSecret), clientSecret);
  }

  handleCardAction(clientSecret: string): Promise<Result> {
    return this.handleNextAction({ clientSecret });
  }

  async retrievePaymentIntent(clientSecret: string): Promise<Result> {
    return retrieved(await retrieveIntent(this.#call, clientSecret), clientSecret);
  }

  async retrieveSetupIntent(clientSecret: string): Promise<Result> {
    return retrieved(await retrieveIntent(this.#call, clientSecret), clientSecret);
  }

  async createPaymentMethod(options: {
    elements?: Elements;
    card?: PaymentElement;
    billing_details?: BillingDetails;
    params?: { billing_details?: BillingDetails };
  }): Promise<{ paymentMethod?: unknown; error?: object }> {
    const element = options.elements?.card ?? options.card;
    if (!(element instanceof PaymentElement)) {
      throw new TypeError('createPaymentMethod needs the elements or the card element with the card.');
    }
    const invalid = element.form.check();
    if (invalid !== null) {
      return { error: { type: 'validation_error', code: invalid.code, message: invalid.message } };
    }
    const billing = options.billing_details ?? options.params?.billing_details;
    const response = await this.#call<unknown>('POST', '/payment_methods', {
      type: 'card',
      card: { ...element.form.value() },
      ...(billing !== undefined && { billing_details: billing }),
    });
    return response.error === undefined ? { paymentMethod: response.body } : { error: response.error };
  }

  createToken(): Promise<{ error: StripeJsError }> {
    return Promise.resolve({
      error: {
        type: 'invalid_request_error',
        message: 'The Stripe sandbox makes no tokens. Use a payment method.',
      },
    });
  }

  /** After a success the page is sent to its return address, unless it asked to stay when nothing had to leave it. */
  async #confirm(options: ConfirmOptions): Promise<Result> {
    const { confirmParams = {}, elements } = options;
    const clientSecret = options.clientSecret ?? elements?.clientSecret;
    if (clientSecret === undefined) {
      throw new Error('You must pass in a clientSecret when calling stripe.confirmPayment().');
    }
    const result = named(await confirmIntent(this.#call, clientSecret, paymentMethod(options)), clientSecret);
    const intent = result.paymentIntent ?? result.setupIntent;
    if (intent !== undefined && options.redirect !== 'if_required') {
      location.assign(returnUrl(confirmParams.return_url, intent));
      // The page goes away; nothing after the call may run until it does, as with Stripe.js.
      return new Promise(() => {});
    }
    return result;
  }
}

function paymentMethod({ elements, confirmParams = {} }: ConfirmOptions): Method | null {
  if (confirmParams.payment_method !== undefined) {
    return { id: confirmParams.payment_method };
  }
  const element = elements?.card;
  if (elements !== undefined && element === undefined) {
    throw new Error('elements should have a mounted Payment Element or Card Element.');
  }
  return element === undefined
    ? null
    : { element, billingDetails: confirmParams.payment_method_data?.billing_details };
}

function cardMethod({ payment_method }: CardOptions): Method | null {
  if (payment_method === undefined) {
    return null;
  }
  if (typeof payment_method === 'string') {
    return { id: payment_method };
  }
  return payment_method.card instanceof PaymentElement
    ? { element: payment_method.card, billingDetails: payment_method.billing_details }
    : null;
}

function named(result: IntentResult, clientSecret: string): Result {
  if (result.error !== undefined) {
    return { error: result.error };
  }
  return pathOfSecret(clientSecret).startsWith('/setup_intents')
    ? { setupIntent: result.intent }
    : { paymentIntent: result.intent };
}

function retrieved(response: ApiResponse<Intent>, clientSecret: string): Result {
  return response.error === undefined
    ? named({ intent: response.body }, clientSecret)
    : { error: response.error };
}

function returnUrl(address: string | undefined, intent: Intent): string {
  if (address === undefined) {
    throw new Error('confirmParams.return_url is required unless redirect is "if_required".');
  }
  const url = new URL(address, location.href);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  return url.href;
}
