import { Badge, Button, Card, Cluster, Heading, LinkText, Spinner, Stack, Text } from '@aic/design-system';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { CredentialsView } from './credentials/credentials-view.tsx';
import { outcomeWords } from './outcome-words.ts';
import { ReceiptView } from './receipts/receipt-view.tsx';
import type { Check } from './use-checks.ts';

interface CheckCardProps {
  check: Check;
  /** All of the page: a receipt looks for its files among them. */
  others: readonly Check[];
  onRetry(): void;
}

/** One file, and what it is. */
export function CheckCard({ check, others, onRetry }: CheckCardProps) {
  const { name, outcome } = check;
  const rootRef = useRef<HTMLElement>(null);
  const handleRetry = (): void => {
    // The button that has the focus is about to go.
    rootRef.current?.focus();
    onRetry();
  };
  return (
    <Card
      as="article"
      ref={rootRef}
      tabIndex={-1}
      aria-label={name}
      aria-busy={outcome === null || undefined}
    >
      <Stack gap={16}>
        <FileName size="small" tone="muted" dir="auto">
          {name}
        </FileName>
        {outcome === null ? (
          <Cluster gap={12}>
            <Spinner size={20} />
            <Text as="span" tone="muted">
              Reading the file
            </Text>
          </Cluster>
        ) : (
          <Finding check={{ ...check, outcome }} others={others} onRetry={handleRetry} />
        )}
      </Stack>
    </Card>
  );
}

type FindingProps = CheckCardProps & { check: { outcome: NonNullable<Check['outcome']> } };

function Finding({ check: { outcome, path }, others, onRetry }: FindingProps) {
  const { title, badge, tone, text } = outcomeWords(outcome);
  const canRetry = outcome.type === 'unloaded' || (outcome.type === 'unreachable' && outcome.canRetry);
  return (
    <>
      <Stack gap={8}>
        <Cluster gap={12}>
          <Heading level={2}>{title}</Heading>
          <Badge tone={tone}>{badge}</Badge>
        </Cluster>
        <Text isMeasured>{text}</Text>
        {outcome.type === 'none' && path !== null && (
          <Text isMeasured>What this studio made before it signed its files has none, either.</Text>
        )}
      </Stack>
      {canRetry && (
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
      {outcome.type === 'credentials' && outcome.state !== 'changed' && (
        <CredentialsView credentials={outcome.credentials} />
      )}
      {outcome.type === 'receipt' && outcome.verdict.type === 'valid' && (
        <ReceiptView {...outcome.verdict} given={others} />
      )}
      {outcome.type === 'receipt' && outcome.verdict.type === 'elsewhere' && (
        <Text>
          <LinkText href={`${outcome.verdict.studio}/verify`} rel="noopener nofollow">
            {outcome.verdict.studio}/verify
          </LinkText>
        </Text>
      )}
    </>
  );
}

const FileName = styled(Text)`
  overflow-wrap: anywhere;
`;
