import { Button, Stack, Text } from '@aic/design-system';
import { errorText, useMutation, useShell } from '@aic/sdk';

/** For who has opened the address that the start has printed. */
export function FirstAdmin({ code }: { code: string }) {
  const { api } = useShell();
  const claim = useMutation({
    mutationFn: () => api.request<unknown>('POST', '/api/account/first-admin', { json: { code } }),
    // Anew, because the frame shows admins another bar.
    onSuccess: () => location.replace('/admin?view=engines'),
  });
  return (
    <Stack gap={16} align="start">
      <Text isMeasured>
        You have opened the address that the start of this installation has printed. As its admin you connect
        engines, look after users and payments, and have no limit of credits.
      </Text>
      <Button variant="primary" isLoading={claim.isPending || claim.isSuccess} onClick={() => claim.mutate()}>
        Become the admin
      </Button>
      {claim.error !== null && (
        <Text tone="danger" role="alert">
          {errorText(claim.error, 'The server could not be reached. Please try again.')}
        </Text>
      )}
    </Stack>
  );
}
