import { Card, ErrorState, Heading, Stack, Text } from '@aic/design-system';
import { useQuery, useShell } from '@aic/sdk';
import { channelChoicesQuery } from '@aic/sdk/account';
import { useChooseChannel } from '../use-choose-channel.ts';
import { BetaList } from './beta-list.tsx';

const TITLE = 'Try new versions early';

/**
 * The tools of which the user can have a version before everybody. For nearly all of them, nearly always, there is
 * none: then there is no card, also while it is not known yet.
 */
export function BetaCard() {
  const choices = useQuery(channelChoicesQuery(useShell().api));
  const choose = useChooseChannel();
  const hasFailed = choices.isError && choices.data === undefined;
  if (!hasFailed && (choices.data ?? []).length === 0) return null;
  return (
    <Card as="section" padding={24} aria-label={TITLE}>
      <Stack gap={16}>
        <Heading level={2}>{TITLE}</Heading>
        {hasFailed && (
          <ErrorState
            level={3}
            title="New versions could not be looked up"
            description="The server did not answer. You keep the versions that you have."
            onRetry={() => void choices.refetch()}
            isRetrying={choices.isFetching}
          />
        )}
        {choices.data && (
          <>
            <Text tone="muted">
              Not everybody has these yet, and they may still have faults. You can go back at any time: what
              you have made stays as it is.
            </Text>
            <BetaList
              choices={choices.data}
              wanted={choose.isPending ? choose.variables : null}
              onChoose={choose.mutate}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
