import { Button, Spinner, Stack } from '@aic/design-system';
import type { Generation } from '@aic/sdk';
import { Suspense, useState } from 'react';
import { sharePanel } from '../sharing/part.ts';

/** Opens the settings of an item's link, which load with the first press. */
export function ShareAction({ item }: { item: Generation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={12} align="start">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {item.isShared === true ? 'Shared by link' : 'Share'}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner label="Loading the link" />}>
          <sharePanel.Part item={item} />
        </Suspense>
      )}
    </Stack>
  );
}
