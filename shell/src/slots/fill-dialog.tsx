import { Dialog } from '@aic/design-system/overlays';
import type { Generation } from '@aic/sdk';
import { useServices } from '../core/services-context.tsx';
import { Fill } from '../remotes/fills/fill.tsx';
import type { OfferedFill } from '../remotes/fills/fills-of.ts';

export interface FillDialogProps {
  fill: OfferedFill;
  /** Null: it is a command, and about no item. */
  item: Generation | null;
  onClose: () => void;
}

/** What a press on an entry of a tool has asked for, over the page. */
export function FillDialog({ fill, item, onClose }: FillDialogProps) {
  const { loadSlots, shell } = useServices();
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
