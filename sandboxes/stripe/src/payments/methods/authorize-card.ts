import type { Context } from '../../context.ts';
import type { PaymentMethod } from '../../state/wire.ts';
import { type Decline, type TestCard, cardByNumber } from './test-cards.ts';

export type Authorization =
  | { kind: 'approved'; card: TestCard }
  | { kind: 'declined'; decline: Decline }
  | { kind: 'requires_action' };

export interface Attempt {
  /** The cardholder has just authenticated. */
  isAuthenticated: boolean;
  /** False when only the card is saved. */
  isCharge: boolean;
}

/** What the card's bank says. */
export function authorizeCard(ctx: Context, method: PaymentMethod, attempt: Attempt): Authorization {
  const row = ctx.tables.cards.get(method.id);
  const card = row === undefined ? undefined : cardByNumber(row.number);
  if (row === undefined || card === undefined) {
    return {
      kind: 'declined',
      decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
    };
  }
  const needsCardholder =
    card.authentication === 'always' || (card.authentication === 'until_set_up' && !row.isSetUp);
  if (needsCardholder && !attempt.isAuthenticated) {
    return { kind: 'requires_action' };
  }
  if (card.decline !== undefined && (attempt.isCharge || card.canBeSaved !== true)) {
    return { kind: 'declined', decline: card.decline };
  }
  return { kind: 'approved', card };
}
