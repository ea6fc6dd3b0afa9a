import { Button, Card, Heading, Stack, Text } from '@aic/design-system';
import { lazyPart } from '@aic/sdk';
import { Suspense, useState } from 'react';

const TITLE = 'Delete account';

/** A dialog is heavy, and the page needs none until the button asks for it. */
const DeleteAccountDialog = lazyPart(
  'The question',
  () => import('./delete-account-dialog.tsx').then((file) => file.DeleteAccountDialog),
  { isOnRequest: true },
);

/** What deleting the account means, and the way to it. */
export function DeleteAccountCard({ hasPassword }: { hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card as="section" padding={24} aria-label={TITLE}>
      <Stack gap={16} align="start">
        <Heading level={2}>{TITLE}</Heading>
        <Text tone="muted">
          You are signed out everywhere at once, your public page is gone, and your subscription ends without
          a refund. Your results and files are removed within 30 days. Invoices stay as long as the law asks.
        </Text>
        <Button variant="danger" onClick={() => setAsked(true)}>
          Delete account
        </Button>
      </Stack>
      <Suspense>
        {isAsked && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setAsked(false)} />}
      </Suspense>
    </Card>
  );
}
