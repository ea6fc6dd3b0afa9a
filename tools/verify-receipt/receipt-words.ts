import type { ReceiptClaims } from '@aic/contract/receipts';

const STATUS_WORDS = {
  processing: 'was under way',
  completed: 'was finished',
  failed: 'had failed',
  cancelled: 'was cancelled',
} as const;

const MOVE_WORDS: Partial<Record<string, string>> = {
  hold: 'held',
  charge: 'charged',
  return: 'given back',
  refund: 'refunded',
  expiry: 'ended with their grant, not given back',
};

/** What a receipt says, a line each. @param request that it was held against; null: none */
export function receiptWords(
  { iss, sub, iat, item, credits, asked, files }: ReceiptClaims,
  request: string | null,
): string[] {
  const made = [item.provider, item.engine, item.model].filter((name) => name !== null).join(', ');
  const status = `${STATUS_WORDS[item.status]}${item.endedAt === null ? '' : ` on ${item.endedAt}`}`;
  return [
    `Studio    ${iss}`,
    `Account   ${sub}`,
    `As of     ${new Date(iat * 1000).toISOString()}`,
    `Item      ${item.kind} ${item.id}`,
    `          was asked for on ${item.askedAt} and ${status}`,
    `Engine    ${made}`,
    `Credits   quoted ${credits.quoted}, held ${credits.held}, charged ${credits.charged}, given back ${credits.returned}, refunded ${credits.refunded ?? 0}`,
    ...credits.moves.map(
      ({ at, type, credits: count }) => `          ${at}  ${count} ${MOVE_WORDS[type] ?? type}`,
    ),
    `Request   sha256 ${asked.sha256} (salted)`,
    ...(request === null ? [] : [`          is of ${request}`]),
    ...files.map(
      ({ name, mediaType, sizeBytes, sha256 }) =>
        `File      ${name}, ${mediaType}, ${sizeBytes} bytes, sha256 ${sha256}`,
    ),
  ];
}
