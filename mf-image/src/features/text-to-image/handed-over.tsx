import { useHandedOver, wordsOf } from '@aic/sdk/hand-off';
import type { ImageDraft } from './use-image-draft.ts';
import { USES } from './uses.ts';

export interface HandedOverProps {
  onChange(change: Partial<ImageDraft>): void;
}

/** Takes over the item that the address names; of an image its settings too. It shows nothing. */
export function HandedOver({ onChange }: HandedOverProps) {
  useHandedOver(USES, {
    prompt: (item) => {
      const settings =
        item.kind === 'image' ? { size: item.size, quality: item.quality, style: item.style } : {};
      onChange({ prompt: wordsOf(item), ...settings, madeFrom: item.id });
      return 'The prompt is in the composer';
    },
  });
  return null;
}
