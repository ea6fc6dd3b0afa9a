import { useKeptFile } from '@aic/sdk';
import { useState } from 'react';

/** The picture that a film begins with. */
export interface FirstFrame {
  /** As it is sent: the whole picture, or the part that was chosen of it. */
  image: File | null;
  /** What a part is chosen of. */
  original: File | null;
  /** It was chosen just now: the film takes its shape. */
  isNew: boolean;
  /** It was chosen just now, or its part is to be chosen again. */
  isAsking: boolean;
  choose(image: File | null): void;
  /** The film has taken its shape. */
  adopt(): void;
  ask(): void;
  /** @param part null: it stays as it is */
  finish(part: File | null): void;
}

export function useFirstFrame(): FirstFrame {
  const [image, keepImage] = useKeptFile('video.image');
  /** What the image is a part of. */
  const [whole, keepWhole] = useKeptFile('video.image.whole');
  const [asked, setAsked] = useState<File | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const original = whole ?? image;

  return {
    image,
    original,
    isNew: chosen !== null && chosen === image,
    isAsking: asked !== null && asked === image,
    choose(next) {
      setAsked(next);
      setChosen(next);
      keepWhole(null);
      keepImage(next);
    },
    adopt: () => setChosen(null),
    ask: () => setAsked(image),
    finish(part) {
      setAsked(null);
      if (part === null || original === null) return;
      keepWhole(original);
      keepImage(part);
    },
  };
}
