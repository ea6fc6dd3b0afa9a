import { fileOf, openPicture, useHandedOver, UseRefused, wordsOf } from '@aic/sdk/hand-off';
import { useMaySupport } from '@aic/studio';
import type { EditDraft } from './use-edit-draft.ts';
import type { EditFiles } from './use-edit-files.ts';
import { USES } from './uses.ts';

export interface HandedOverProps {
  onChange(change: Partial<EditDraft>): void;
  onFilesChange(change: Partial<EditFiles>): void;
}

/** Takes over the item that the address names; it shows nothing. */
export function HandedOver({ onChange, onFilesChange }: HandedOverProps) {
  const takesReference = useMaySupport('edit', 'referenceImage');

  useHandedOver(USES, {
    edit: async (item, signal) => {
      const image = await openPicture(fileOf(item));
      if (signal.aborted) return null;
      onFilesChange({ image });
      onChange({ madeFrom: item.id });
      return 'The picture is in the editor';
    },
    background: async (item, signal) => {
      if (!takesReference) throw new UseRefused('This engine takes no picture as a background.');
      const reference = await openPicture(fileOf(item));
      if (signal.aborted) return null;
      onFilesChange({ reference });
      onChange({ editType: 'background_change' });
      return 'The picture is the new background';
    },
    prompt: (item) => {
      const settings = item.kind === 'edit' ? { editType: item.editType, strength: item.strength } : {};
      onChange({ prompt: wordsOf(item), ...settings });
      return 'The prompt is in the composer';
    },
  });
  return null;
}
