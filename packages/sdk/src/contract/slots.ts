import type { Generation, GenerationKind } from '@aic/contract';
import type { SlotName } from '@aic/contract/slots';

/** What a fill knows of the page around it. */
export interface SlotGiven {
  /** Shown in a dialog, which `close` closes. The item is finished. */
  'item-action': { item: Generation; close(): void };
  /** `folderId`: of the folder that is open, or null. */
  'library-panel': { folderId: string | null };
  'account-card': object;
  /** `prompt`: as it is typed. */
  'composer-line': { kind: GenerationKind; prompt: string };
  /** Shown in a dialog, which `close` closes. */
  command: { close(): void };
}

/** Slots that are filled as soon as they are in sight; the others wait for a press. */
export type PanelName = Exclude<SlotName, 'item-action' | 'command'>;

export interface MountedFill<Slot extends SlotName> {
  unmount(): void;
  /** The page around it has changed. */
  update(given: SlotGiven[Slot]): void;
}

/** What the shell does for a page with a slot. */
export interface ShellSlots {
  /** Whether a tool fills it, here or with items of another medium. */
  has(slot: PanelName): boolean;
  /** Called when that may have changed. @returns unsubscribe */
  onChange(listener: () => void): () => void;
  /**
   * Puts into an empty element what the tools have for the slot, each with its skeleton, its time limit and its card.
   * Nothing of a tool is loaded before the element is in sight.
   */
  show<Slot extends PanelName>(slot: Slot, element: HTMLElement, given: SlotGiven[Slot]): MountedFill<Slot>;
}
