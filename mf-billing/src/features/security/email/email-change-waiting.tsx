import { Button, Stack, Text } from '@aic/design-system';
import { useUser } from '@aic/sdk';
import type { PendingEmailChange } from '@aic/sdk/account';
import { fieldError } from '../shared/use-security-call.ts';
import { useCancelEmailChange } from './use-email-change.ts';

interface EmailChangeWaitingProps {
  change: PendingEmailChange;
  onCancelled(): void;
}

/** A change that was asked for, and whose confirmation is missing. */
export function EmailChangeWaiting({ change, onCancelled }: EmailChangeWaitingProps) {
  const { email } = useUser();
  const cancel = useCancelEmailChange(onCancelled);
  const missing = [
    ...(change.isOldConfirmed ? [] : [email]),
    ...(change.isNewConfirmed ? [] : [change.email]),
  ].join(' and ');
  return (
    <Stack gap={12} align="start">
      <Text>
        It becomes {change.email} once the link in the mail to {missing} was pressed. The links are good for
        24 hours.
      </Text>
      {cancel.isError && (
        <Text role="alert" tone="danger">
          {fieldError(cancel.error)}
        </Text>
      )}
      <Button isLoading={cancel.isPending} onClick={() => cancel.mutate()}>
        Keep the present address
      </Button>
    </Stack>
  );
}
