import type { Receipt, ReceiptClaims } from '@aic/contract/receipts';
import type { PlatformDeps } from '../platform/deps.ts';
import { askedDigest, canonicalJson } from './asked.ts';
import { digestFiles } from './digest-files.ts';
import type { ReceiptKeys } from './receipt-keys.ts';
import type { ReceiptFacts } from './receipt.repo.ts';

/** Signs what is true of an item now. @throws StorageUnavailable when its files cannot be looked at */
export async function makeReceipt(
  {
    config,
    clock,
    storage,
    keys,
  }: Pick<PlatformDeps, 'config' | 'clock' | 'storage'> & { keys: ReceiptKeys },
  facts: ReceiptFacts,
): Promise<Receipt> {
  const request = canonicalJson(facts.request);
  const salt = keys.saltOf(facts.item.id);
  const credits = creditsOf(facts);
  const receipt = await keys.sign({
    iss: config.appOrigin,
    sub: keys.accountOf(facts.userId),
    iat: Math.floor(clock.now().getTime() / 1000),
    item: facts.item,
    asked: { sha256: askedDigest(salt, request) },
    credits,
    files: await digestFiles(storage, facts),
  });
  return { receipt, credits, request, salt };
}

function creditsOf({ quoted, moves }: ReceiptFacts): ReceiptClaims['credits'] {
  const sumOf = (wanted: string): number =>
    moves.reduce((sum, { type, credits }) => (type === wanted ? sum + credits : sum), 0);
  return {
    quoted,
    held: sumOf('hold'),
    charged: sumOf('charge'),
    returned: sumOf('return'),
    expired: sumOf('expiry'),
    refunded: sumOf('refund'),
    moves,
  };
}
