import { cutPrompt, useHandedOver, wordsOf } from '@aic/studio';
import { readDuration } from './duration.ts';
import { trackWordsOf } from './track-words.ts';
import type { MusicDraft } from './use-music-draft.ts';
import { USES } from './uses.ts';

export interface HandedOverProps {
  onChange(change: Partial<MusicDraft>): void;
}

/** Takes over the item that the address names; of a track all that it was made with. It shows nothing. */
export function HandedOver({ onChange }: HandedOverProps) {
  useHandedOver(USES, {
    prompt: (item) => {
      const words = wordsOf(item);
      onChange({
        madeFrom: item.id,
        ...(item.kind === 'music'
          ? { prompt: words, genre: item.genre, durationText: String(readDuration(String(item.duration))) }
          : { prompt: cutPrompt(trackWordsOf(words)) }),
      });
      return 'The prompt is in the composer';
    },
  });
  return null;
}
