import { Card, ErrorState, Heading, Stack, Text } from '@aic/design-system';
import { lazyPart, useShell } from '@aic/sdk';
import { canUsePasskeys, type Passkey } from '@aic/sdk/account';
import { Suspense, useRef, useState } from 'react';
import { PasskeyList } from './passkey-list.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import type { usePasskeys } from './use-passkeys.ts';

const TITLE = 'Passkeys';

/** The library that talks to the browser comes with it. */
const AddPasskey = lazyPart(
  'The form for a new passkey',
  () => import(/* webpackChunkName: "passkeys" */ './add-passkey.tsx').then((file) => file.AddPasskey),
  { isOnRequest: true },
);

type View =
  | { kind: 'list' }
  | { kind: 'add' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'remove'; passkey: Passkey };

interface PasskeysCardProps {
  passkeys: ReturnType<typeof usePasskeys>;
  hasPassword: boolean;
}

/** Ways in without a password. Nothing where there are none and the browser can make none. */
export function PasskeysCard({ passkeys, hasPassword }: PasskeysCardProps) {
  const { toast } = useShell();
  const [view, setView] = useState<View>({ kind: 'list' });
  const heading = useRef<HTMLHeadingElement>(null);
  const canAdd = canUsePasskeys();
  if (!canAdd && passkeys.data?.length === 0) return null;

  /** The button that was pressed goes away with its view. */
  const show = (next: View): void => {
    setView(next);
    heading.current?.focus();
  };
  const rest = (): void => show({ kind: 'list' });
  const done = (title: string) => (): void => {
    toast({ title });
    rest();
  };

  function content() {
    switch (view.kind) {
      case 'add':
        return <AddPasskey hasPassword={hasPassword} onDone={done('Passkey added')} onCancel={rest} />;
      case 'rename':
        return <RenamePasskey passkey={view.passkey} onDone={rest} onCancel={rest} />;
      case 'remove':
        return <RemovePasskey passkey={view.passkey} onDone={done('Passkey removed')} onCancel={rest} />;
      case 'list':
        if (passkeys.data === undefined) {
          return (
            <ErrorState
              level={3}
              title="Your passkeys could not be loaded"
              description="The server did not answer. Nothing has changed about them."
              onRetry={() => void passkeys.refetch()}
              isRetrying={passkeys.isFetching}
            />
          );
        }
        return (
          <PasskeyList
            passkeys={passkeys.data}
            canAdd={canAdd}
            onAdd={() => show({ kind: 'add' })}
            onRename={(passkey) => show({ kind: 'rename', passkey })}
            onRemove={(passkey) => show({ kind: 'remove', passkey })}
          />
        );
      default:
        return view satisfies never;
    }
  }

  return (
    <Card as="section" padding={24} aria-label={TITLE}>
      <Stack gap={16}>
        <Heading ref={heading} level={2} tabIndex={-1}>
          {TITLE}
        </Heading>
        <Text tone="muted">
          Sign in with your finger, your face or the PIN of your device: no password to type, no code, and
          nothing that a false page could trick you out of.
        </Text>
        <Suspense>{content()}</Suspense>
      </Stack>
    </Card>
  );
}
