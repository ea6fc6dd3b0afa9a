import { Button, Card, Cluster, ErrorState, Heading, Stack, Text } from '@aic/design-system';
import { useShell } from '@aic/sdk';
import { type LinkedProvider, linkedProvidersQuery, unlinkProvider } from '@aic/sdk/account';
import { useRef, useState } from 'react';
import { fieldError, useSecurityCall } from '../shared/use-security-call.ts';
import { ProviderList } from './provider-list.tsx';
import type { useLinkedProviders } from './use-linked-providers.ts';

const TITLE = 'Other providers';

interface ProvidersCardProps {
  providers: ReturnType<typeof useLinkedProviders>;
  /** A password or a passkey: the last way in stays. */
  hasOtherWay: boolean;
}

/** Other providers that sign the user in. Nothing where there are none. */
export function ProvidersCard({ providers, hasOtherWay }: ProvidersCardProps) {
  const { api, toast } = useShell();
  const [asked, setAsked] = useState<LinkedProvider | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { queryKey } = linkedProvidersQuery(api);
  const unlink = useSecurityCall(
    queryKey,
    ({ id }: LinkedProvider) => unlinkProvider(api, id),
    () => {
      toast({ title: 'Provider unlinked' });
      show(null);
    },
  );
  if (providers.data?.length === 0 && asked === null) return null;

  /** The button that was pressed goes away with its view. */
  function show(next: LinkedProvider | null): void {
    unlink.reset();
    setAsked(next);
    heading.current?.focus();
  }

  return (
    <Card as="section" padding={24} aria-label={TITLE}>
      <Stack gap={16}>
        <Heading ref={heading} level={2} tabIndex={-1}>
          {TITLE}
        </Heading>
        <Text tone="muted">Whoever is signed in there can sign in here, too, without your password.</Text>
        {providers.data === undefined && (
          <ErrorState
            level={3}
            title="Your providers could not be loaded"
            description="The server did not answer. Nothing has changed about them."
            onRetry={() => void providers.refetch()}
            isRetrying={providers.isFetching}
          />
        )}
        {providers.data !== undefined && asked === null && (
          <ProviderList providers={providers.data} hasOtherWay={hasOtherWay} onUnlink={show} />
        )}
        {asked !== null && (
          <>
            <Text>
              Unlink {asked.name}? It does not sign you in any more. Your account there stays as it is.
            </Text>
            {unlink.isError && (
              <Text role="alert" tone="danger">
                {fieldError(unlink.error)}
              </Text>
            )}
            <Cluster gap={12}>
              <Button variant="danger" isLoading={unlink.isPending} onClick={() => unlink.mutate(asked)}>
                Unlink
              </Button>
              <Button onClick={() => show(null)}>Cancel</Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Card>
  );
}
