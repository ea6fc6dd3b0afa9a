import { Button, Text } from '@aic/design-system';
import { type DataColumn, DataTable } from '@aic/design-system/billing';
import { dateText } from '@aic/sdk';
import type { LinkedProvider } from '@aic/sdk/account';

interface ProviderListProps {
  providers: readonly LinkedProvider[];
  /** A password or a passkey: the last way in stays. */
  hasOtherWay: boolean;
  onUnlink(provider: LinkedProvider): void;
}

export function ProviderList({ providers, hasOtherWay, onUnlink }: ProviderListProps) {
  return (
    <DataTable
      caption="Providers that sign you in"
      columns={columnsOf(onUnlink, hasOtherWay)}
      rows={providers}
      rowKey={({ id }) => id}
    />
  );
}

function columnsOf(
  onUnlink: (provider: LinkedProvider) => void,
  hasOtherWay: boolean,
): readonly DataColumn<LinkedProvider>[] {
  return [
    {
      id: 'name',
      header: 'Provider',
      isRowHeader: true,
      render: ({ name, linkedAt }) => (
        <>
          {name}
          <Text as="div" size="caption" tone="muted">
            Since {dateText(linkedAt)}
          </Text>
        </>
      ),
    },
    {
      id: 'unlink',
      header: 'Unlink',
      isHeaderHidden: true,
      align: 'end',
      render: (provider) => (
        <Button
          size="dense"
          disabledReason={
            hasOtherWay ? undefined : 'Your only way to sign in: set a password or add a passkey first'
          }
          aria-label={`Unlink ${provider.name}`}
          onClick={() => onUnlink(provider)}
        >
          Unlink
        </Button>
      ),
    },
  ];
}
