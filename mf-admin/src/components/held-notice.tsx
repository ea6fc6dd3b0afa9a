import { Text } from '@aic/design-system';
import { useQuery, useShell } from '@aic/sdk';
import { installationQuery } from '../api/admin-queries.ts';
import { timeText } from './time-text.ts';

/** Says that this installation makes nothing, because its store is the one of another database. */
export function HeldNotice() {
  const { data } = useQuery(installationQuery(useShell().api));
  if (!data?.held) return null;
  const { since, reason } = data.held;
  return (
    <Text role="alert" tone="danger">
      This studio has been held since {timeText(since)}: it does not own its store, because {reason}. It
      generates, mails and removes nothing and changes nothing at Stripe until “npm run storage:adopt”.
    </Text>
  );
}
