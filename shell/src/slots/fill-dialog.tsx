import { Dialog } from '@aic/design-system/overlays';
import type { Generation } from '@aic/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../core/services-context.tsx';
import { Fill } from '../remotes/fills/fill.tsx';
import type { OfferedFill } from '../remotes/fills/fills-of.ts';
import { useFills } from './use-fills.ts';

export interface FillDialogProps {
  fill: OfferedFill;
  /** Null: it is a command, and about no item. */
  item: Generation | null;
  onClose: () => void;
}

/** What a press on an entry of a tool has asked for, over the page, for as long as the tool has it there. */
export function FillDialog({ fill, item, onClose }: FillDialogProps) {
  const { loadSlots, shell } = useServices();
  const offered = useFills(item === null ? 'command' : 'item-action', item === null ? {} : { item });
  const isOver = offered.every(({ tool }) => tool !== fill.tool);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  const part = { ...fill, host: { load: loadSlots, shell } };
  return (
    <Dialog isOpen onOpenChange={onClose} title={fill.label}>
      {item === null ? (
        <Fill {...part} slot="command" given={{ close: onClose }} />
      ) : (
        <Fill {...part} slot="item-action" given={{ item, close: onClose }} />
      )}
    </Dialog>
  );
}
