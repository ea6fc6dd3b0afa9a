/** What a documented test card does. See https://docs.stripe.com/testing for the numbers. */
export interface TestCard {
  number: string;
  brand: 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa';
  funding: 'credit' | 'debit' | 'prepaid';
  /** Stripe's ready payment methods for this card, as `pm_card_visa`. */
  ids: readonly string[];
  decline?: Decline;
  /** The card can be saved although every charge is declined. */
  canBeSaved?: boolean;
  /** `until_set_up`: once authenticated for later payments, it needs no cardholder again. */
  authentication?: 'always' | 'until_set_up';
  /** Every payment is disputed after it succeeded, for this reason. */
  dispute?: string;
}

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code: declineCode,
  message,
});

const visa = (number: string, ids: readonly string[], rest: Partial<TestCard> = {}): TestCard => ({
  number,
  brand: 'visa',
  funding: 'credit',
  ids,
  ...rest,
});

const EXPIRED: Decline = { code: 'expired_card', message: 'Your card has expired.' };
const WRONG_CVC: Decline = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
const NO_FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.');
const PROCESSING: Decline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', ['pm_card_visa', 'pm_card_us']),
  visa('4000056655665556', ['pm_card_visa_debit'], { funding: 'debit' }),
  { ...visa('5555555555554444', ['pm_card_mastercard']), brand: 'mastercard' },
  { ...visa('2223003122003222', []), brand: 'mastercard' },
  { ...visa('5200828282828210', ['pm_card_mastercard_debit']), brand: 'mastercard', funding: 'debit' },
  { ...visa('378282246310005', ['pm_card_amex']), brand: 'amex' },
  { ...visa('6011111111111117', ['pm_card_discover']), brand: 'discover' },
  { ...visa('3056930009020004', ['pm_card_diners']), brand: 'diners' },
  { ...visa('3566002020360505', ['pm_card_jcb']), brand: 'jcb' },
  { ...visa('6200000000000005', ['pm_card_unionpay']), brand: 'unionpay' },
  visa('4000000000000002', ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'], {
    decline: declined('generic_decline'),
  }),
  visa(
    '4000000000009995',
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    {
      decline: NO_FUNDS,
    },
  ),
  visa('4000000000009987', ['pm_card_visa_chargeDeclinedLostCard'], { decline: declined('lost_card') }),
  visa('4000000000009979', ['pm_card_visa_chargeDeclinedStolenCard'], { decline: declined('stolen_card') }),
  visa('4000000000000069', ['pm_card_visa_chargeDeclinedExpiredCard', 'pm_card_chargeDeclinedExpiredCard'], {
    decline: EXPIRED,
  }),
  visa(
    '4000000000000127',
    ['pm_card_visa_chargeDeclinedIncorrectCvc', 'pm_card_chargeDeclinedIncorrectCvc'],
    {
      decline: WRONG_CVC,
    },
  ),
  visa(
    '4000000000000119',
    ['pm_card_visa_chargeDeclinedProcessingError', 'pm_card_chargeDeclinedProcessingError'],
    {
      decline: PROCESSING,
    },
  ),
  visa('4000000000000341', ['pm_card_chargeCustomerFail'], {
    decline: declined('generic_decline'),
    canBeSaved: true,
  }),
  visa('4000002500003155', ['pm_card_authenticationRequiredOnSetup'], { authentication: 'until_set_up' }),
  visa('4000002760003184', ['pm_card_authenticationRequired'], { authentication: 'always' }),
  visa('4000003800000446', ['pm_card_authenticationRequiredSetupForOffSession'], {
    authentication: 'until_set_up',
  }),
  visa('4000008260003178', ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'], {
    authentication: 'always',
    decline: NO_FUNDS,
  }),
  visa('4000000000000259', ['pm_card_createDispute'], { dispute: 'fraudulent' }),
  visa('4000000000002685', ['pm_card_createDisputeProductNotReceived'], { dispute: 'product_not_received' }),
];

export function cardByNumber(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

export function cardByReadyId(id: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.ids.includes(id));
}
