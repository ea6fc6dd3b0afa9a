import { Button, Spinner } from '@aic/design-system';
import type { Generation } from '@aic/sdk';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { sharePanel } from '../sharing/part.ts';
import { ActionRow } from './opening/action-row.ts';

interface ShareActionProps {
  item: Generation;
  /** Beside it, also where there is nothing to share yet. */
  children: ReactNode;
}

/** Who else sees it. The settings of its link load with the first press. */
export function ShareAction({ item, children }: ShareActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ActionRow role="group" aria-label="Share">
      {item.status === 'completed' && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {item.isShared === true ? 'Shared by link' : 'Share'}
        </Button>
      )}
      {children}
      {isOpen && (
        <Panel>
          <Suspense fallback={<Spinner label="Loading the link" />}>
            <sharePanel.Part item={item} />
          </Suspense>
        </Panel>
      )}
    </ActionRow>
  );
}

const Panel = styled.div`
  flex-basis: 100%;
`;
