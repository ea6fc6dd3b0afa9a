import type { Appearance } from './appearance.ts';
import { type ApiResponse, type CallApi, type Intent, type StripeJsError, pathOfSecret } from './call-api.ts';
import { type ElementType, PaymentElement } from './payment-element.ts';

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
}

/** A group of elements for one intent. */
export class Elements {
  #options: ElementsOptions;
  readonly #call: CallApi;
  readonly #elements = new Map<ElementType, PaymentElement>();

  constructor(options: ElementsOptions, call: CallApi) {
    this.#options = options;
    this.#call = call;
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }

  /** The one that asks for a card, or undefined before it is made. */
  get card(): PaymentElement | undefined {
    return this.#elements.get('payment') ?? this.#elements.get('card');
  }

  create(type: string): PaymentElement {
    if (type !== 'payment' && type !== 'card') {
      throw new Error(
        `The Stripe sandbox has a Payment Element and a Card Element only, no "${type}" element.`,
      );
    }
    if (this.#elements.has(type)) {
      throw new Error(`Can only create one Element of type ${type}.`);
    }
    const element = new PaymentElement(
      type,
      this.#options.appearance ?? {},
      () => this.#loadIntent(),
      () => this.#elements.delete(type),
    );
    this.#elements.set(type, element);
    return element;
  }

  getElement(type: string): PaymentElement | null {
    return type === 'payment' || type === 'card' ? (this.#elements.get(type) ?? null) : null;
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options };
    for (const element of this.#elements.values()) {
      element.setAppearance(this.#options.appearance ?? {});
    }
  }

  async fetchUpdates(): Promise<{ error?: StripeJsError }> {
    const response = await this.#loadIntent();
    return response?.error === undefined ? {} : { error: response.error };
  }

  /** Checks the form before the page goes on. */
  submit(): Promise<{ error?: object; selectedPaymentMethod?: string }> {
    const found = this.card?.form.check() ?? null;
    return Promise.resolve(
      found === null
        ? { selectedPaymentMethod: 'card' }
        : { error: { type: 'validation_error', code: found.code, message: found.message } },
    );
  }

  async #loadIntent(): Promise<ApiResponse<Intent> | null> {
    const { clientSecret } = this.#options;
    return clientSecret === undefined
      ? null
      : this.#call<Intent>('GET', pathOfSecret(clientSecret), { client_secret: clientSecret });
  }
}
