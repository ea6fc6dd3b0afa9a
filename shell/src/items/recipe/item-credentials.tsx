import { Cluster, Text } from '@aic/design-system';
import { type Generation, KINDS, resultOf } from '@aic/sdk';
import { CredentialsPin } from '../../features/verify/credentials-pin.tsx';
import { titleOf } from './item-words.ts';

/** To what a finished file says of itself: what everybody reads of it who gets it. */
export function ItemCredentials({ item }: { item: Generation }) {
  const file = KINDS[item.kind].medium !== 'words' ? resultOf(item) : null;
  if (file === null) return null;
  return (
    <Cluster gap={8}>
      <CredentialsPin file={file} about={titleOf(item)} />
      <Text as="span" size="small" tone="muted">
        What the file says of itself
      </Text>
    </Cluster>
  );
}
