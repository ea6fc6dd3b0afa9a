/** The bank did not confirm a payment. Its message is the provider's, for users. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
