import { Button, Card, Heading, Stack, Text } from '@aic/design-system';
import { useShell, useUser } from '@aic/sdk';
import { useRef, useState } from 'react';
import { EmailChangeForm } from './email-change-form.tsx';
import { EmailChangeWaiting } from './email-change-waiting.tsx';
import type { useEmailChange } from './use-email-change.ts';

const TITLE = 'E-mail address';

interface EmailCardProps {
  change: ReturnType<typeof useEmailChange>;
  hasPassword: boolean;
}

/** The address that the user signs in with, and its change. */
export function EmailCard({ change, hasPassword }: EmailCardProps) {
  const { toast } = useShell();
  const { email } = useUser();
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = change.data?.pending ?? null;

  /** The button that was pressed goes away with its view. */
  const rest = (): void => {
    setChanging(false);
    heading.current?.focus();
  };
  const done = (title: string) => (): void => {
    toast({ title });
    rest();
  };

  return (
    <Card as="section" padding={24} aria-label={TITLE}>
      <Stack gap={16}>
        <Heading ref={heading} level={2} tabIndex={-1}>
          {TITLE}
        </Heading>
        <Text>{email}</Text>
        {isChanging && (
          <EmailChangeForm
            hasPassword={hasPassword}
            onDone={done('Look into both mailboxes')}
            onCancel={rest}
          />
        )}
        {!isChanging && pending !== null && (
          <EmailChangeWaiting change={pending} onCancelled={done('The address stays as it is')} />
        )}
        {/* A gateway of the release before changes none. */}
        {!isChanging && pending === null && change.data !== undefined && (
          <div>
            <Button onClick={() => setChanging(true)}>Change address</Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
