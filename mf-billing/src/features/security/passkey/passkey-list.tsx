import { Badge, Button, Cluster, LinkText, Text } from '@aic/design-system';
import { type DataColumn, DataTable } from '@aic/design-system/billing';
import { dateText, Link, useUser } from '@aic/sdk';
import { PASSKEYS_MAX, type Passkey } from '@aic/sdk/account';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** The browser can make one. */
  canAdd: boolean;
  onAdd(): void;
  onRename(passkey: Passkey): void;
  onRemove(passkey: Passkey): void;
}

export function PasskeyList({ passkeys, canAdd, onAdd, onRename, onRemove }: PasskeyListProps) {
  const { isEmailVerified } = useUser();
  return (
    <>
      {passkeys.length > 0 && (
        <DataTable
          caption="Your passkeys"
          columns={columnsOf(onRename, onRemove)}
          rows={passkeys}
          rowKey={({ id }) => id}
        />
      )}
      {canAdd && !isEmailVerified && (
        <Text>
          First,{' '}
          <LinkText as={Link} to="/verify-email">
            confirm your e-mail address
          </LinkText>
          .
        </Text>
      )}
      {canAdd && (
        <div>
          <Button disabledReason={reasonOf(isEmailVerified, passkeys.length)} onClick={onAdd}>
            Add a passkey
          </Button>
        </div>
      )}
    </>
  );
}

function reasonOf(isEmailVerified: boolean, count: number): string | undefined {
  if (!isEmailVerified) return 'Confirm your e-mail address first';
  return count >= PASSKEYS_MAX ? `You have ${PASSKEYS_MAX}: remove one first` : undefined;
}

function columnsOf(
  onRename: (passkey: Passkey) => void,
  onRemove: (passkey: Passkey) => void,
): readonly DataColumn<Passkey>[] {
  return [
    {
      id: 'name',
      header: 'Passkey',
      isRowHeader: true,
      render: ({ name, createdAt, isBackedUp }) => (
        <>
          {name} {isBackedUp && <Badge>Synced</Badge>}
          <Text as="div" size="caption" tone="muted">
            Added {dateText(createdAt)}
          </Text>
        </>
      ),
    },
    {
      id: 'used',
      header: 'Last used',
      isWideOnly: true,
      render: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : dateText(lastUsedAt)),
    },
    {
      id: 'change',
      header: 'Change',
      isHeaderHidden: true,
      align: 'end',
      render: (passkey) => (
        <Cluster gap={8} justify="end">
          <Button size="dense" aria-label={`Rename ${passkey.name}`} onClick={() => onRename(passkey)}>
            Rename
          </Button>
          <Button size="dense" aria-label={`Remove ${passkey.name}`} onClick={() => onRemove(passkey)}>
            Remove
          </Button>
        </Cluster>
      ),
    },
  ];
}
