import { Heading, Stack } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { dateText, KINDS, useQuery } from '@aic/sdk';
import type { ReceiptClaims } from '@aic/sdk/verify';
import { textAt } from '../credentials/json.ts';
import { findFiles } from './check-receipt.ts';

interface GivenFile {
  id: number;
  file: File | null;
}

interface ReceiptViewProps {
  claims: ReceiptClaims;
  /** JSON of what was asked for; null where it is not shown. */
  request: string | null;
  /** Files of the page, among which its own may be. */
  given: readonly GivenFile[];
}

const STATUS_WORDS = {
  processing: 'Was under way',
  completed: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
} satisfies Record<ReceiptClaims['item']['status'], string>;

/** What a receipt says: what was asked for, what it cost, and which files came of it. */
export function ReceiptView({ claims, request, given }: ReceiptViewProps) {
  const { iss, iat, item, credits, files } = claims;
  return (
    <Stack gap={16}>
      <FactList
        facts={[
          { label: 'Item', value: `${KINDS[item.kind].name}, ${STATUS_WORDS[item.status].toLowerCase()}` },
          { label: 'Asked for', value: dateText(item.askedAt) },
          { label: 'Ended', value: item.endedAt && dateText(item.endedAt) },
          {
            label: 'Engine',
            value: [item.provider, item.engine, item.model].filter((name) => name !== null).join(', '),
          },
          { label: 'Held', value: creditsText(credits.held) },
          { label: 'Charged', value: creditsText(credits.charged) },
          { label: 'Given back', value: creditsText(credits.returned) },
          {
            label: 'Refunded later',
            value: (credits.refunded ?? 0) > 0 && creditsText(credits.refunded ?? 0),
          },
          { label: 'Expired meanwhile', value: credits.expired > 0 && creditsText(credits.expired) },
          { label: 'Prompt', value: request === null ? null : promptOf(request) },
          { label: 'Studio', value: iss },
          { label: 'As of', value: dateText(new Date(iat * 1000).toISOString()) },
        ]}
      />
      {files.length > 0 && (
        <Stack gap={8}>
          <Heading level={3} size="ui">
            Its files
          </Heading>
          <Files claims={claims} given={given} />
        </Stack>
      )}
    </Stack>
  );
}

function Files({ claims, given }: Pick<ReceiptViewProps, 'claims' | 'given'>) {
  const { data: found } = useQuery({
    queryKey: ['verify', 'files', claims.item.id, claims.iat, given.map(({ id, file }) => file && id)],
    queryFn: () =>
      findFiles(
        claims,
        given.flatMap(({ file }) => file ?? []),
      ),
    staleTime: Infinity,
  });
  return (
    <FactList
      facts={claims.files.map(({ name, mediaType }) => {
        const match = found?.get(name);
        return {
          label: `${name} (${mediaType})`,
          value: match === undefined ? 'No file on this page is it' : `Is “${match}”, to the last byte`,
        };
      })}
    />
  );
}

const creditsText = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

function promptOf(request: string): string | null {
  try {
    return textAt(JSON.parse(request), 'prompt');
  } catch {
    return null;
  }
}
