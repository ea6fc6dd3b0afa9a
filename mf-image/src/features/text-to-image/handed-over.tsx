import { fileOf, openPicture, useHandedOver, UseRefused, wordsOf } from '@aic/sdk/hand-off';
import { useMaySupport } from '@aic/studio';
import { settingsToRepeat } from './image-options.ts';
import type { ImageDraft } from './use-image-draft.ts';
import { USES } from './uses.ts';

export interface HandedOverProps {
  onChange(change: Partial<ImageDraft>): void;
  onReferenceChange(reference: File): void;
}

/** Takes over the item that the address names; of an image its settings too. It shows nothing. */
export function HandedOver({ onChange, onReferenceChange }: HandedOverProps) {
  const takesReference = useMaySupport('image', 'referenceImage');
  useHandedOver(USES, {
    prompt: (item) => {
      const settings = item.kind === 'image' ? settingsToRepeat(item) : {};
      onChange({ prompt: wordsOf(item), ...settings, madeFrom: item.id });
      return 'The prompt is in the composer';
    },
    reference: async (item, signal) => {
      if (!takesReference) throw new UseRefused('This engine takes no reference picture.');
      const reference = await openPicture(fileOf(item));
      if (signal.aborted) return null;
      onReferenceChange(reference);
      onChange({ referenceFrom: item.id });
      return 'The picture is the reference';
    },
  });
  return null;
}
