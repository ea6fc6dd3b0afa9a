import { PROMPT_LENGTH_MAX } from '@aic/sdk';
import { useHandedOver, wordsOf } from '@aic/sdk/hand-off';
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
          : { prompt: trackWordsOf(words).slice(0, PROMPT_LENGTH_MAX) }),
      });
      return 'The prompt is in the composer';
    },
  });
  return null;
}
