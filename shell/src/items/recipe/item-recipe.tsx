import { linkStyles, Stack, Text } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { type Generation, KINDS, Link, useLocation, useProvider } from '@aic/sdk';
import { factsOf } from '@aic/sdk/facts';
import { leftOutNote } from '@aic/sdk/reading';
import { styled } from 'styled-components';
import { withItem } from '../../address/item-address.ts';
import { recipeOf } from './item-words.ts';

/** What it was asked for, and how it was made. */
export function ItemRecipe({ item }: { item: Generation }) {
  const leftOut = leftOutNote(item);
  const provider = useProvider(item.kind);
  return (
    <Stack gap={16}>
      {item.prompt !== '' && <Prompt dir="auto">{item.prompt}</Prompt>}
      {leftOut !== null && (
        <Text size="small" tone="muted">
          {leftOut}
        </Text>
      )}
      <FactList
        facts={[
          ...recipeOf(item, provider),
          { label: 'Made from', value: item.madeFrom && <Origin origin={item.madeFrom} /> },
          ...(factsOf(item).parts?.(item) ?? []).map(({ label, id, kind }) => ({
            label,
            value: id && <Origin origin={{ id, kind }} />,
          })),
        ]}
      />
    </Stack>
  );
}

/** It is shown in place of this one; Back closes both. */
function Origin({ origin: { id, kind } }: { origin: NonNullable<Generation['madeFrom']> }) {
  const location = useLocation();
  // A kind that is newer than this page has no name here.
  const name = Object.entries(KINDS).find(([known]) => known === kind)?.[1].name ?? 'Item';
  return (
    <OriginLink to={withItem(location, id)} replace state={location.state}>
      {name}
    </OriginLink>
  );
}

const OriginLink = styled(Link)`
  ${linkStyles}
`;

/** It may have 4000 characters. */
const Prompt = styled(Text)`
  max-height: 30vh;
  overflow-y: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
