import { useHandedOver, wordsOf } from '@aic/studio';
import type { TextDraft } from './use-text-draft.ts';
import { USES } from './uses.ts';

export interface HandedOverProps {
  onChange(change: Partial<TextDraft>): void;
}

/** Takes over the item that the address names; of a text its own prompt and style. It shows nothing. */
export function HandedOver({ onChange }: HandedOverProps) {
  useHandedOver(USES, {
    prompt: (item) => {
      const draft =
        item.kind === 'text' ? { prompt: item.prompt, style: item.style } : { prompt: wordsOf(item) };
      onChange({ ...draft, madeFrom: item.id });
      return 'The prompt is in the composer';
    },
  });
  return null;
}
