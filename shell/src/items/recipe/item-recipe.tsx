import { linkStyles, token } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { type Generation, KINDS, Link, useLocation, useProvider } from '@aic/sdk';
import { factsOf } from '@aic/sdk/facts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { withItem } from '../../address/item-address.ts';
import { ItemReceipt } from './item-receipt.tsx';
import { recipeOf } from './item-words.ts';

/** How it was made: folded, because most look for what they can do with it. */
export function ItemRecipe({ item }: { item: Generation }) {
  const provider = useProvider(item.kind);
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>How it was made</summary>
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
      {isOpen && item.status !== 'processing' && (
        <Receipt>
          <ItemReceipt id={item.id} />
        </Receipt>
      )}
    </Fold>
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

const Receipt = styled.div`
  margin-block-start: ${token.space[16]};
  padding-block-start: ${token.space[12]};
  border-block-start: 1px solid ${token.color.border};
`;

const Fold = styled.details`
  summary {
    color: ${token.color.fgMuted};
    font: ${token.type.small};
    cursor: pointer;
  }

  &[open] > summary {
    margin-block-end: ${token.space[12]};
  }
`;
