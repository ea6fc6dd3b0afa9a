interface SourceWords {
  /** What the file is, as a label. */
  label: string;
  /** One sentence. */
  text: string;
  isAi: boolean;
}

const AI = { isAi: true };
const NO_AI = { isAi: false };

const PHOTO: SourceWords = { label: 'Captured', text: 'Taken with a camera or a microphone.', ...NO_AI };
const BY_HAND: SourceWords = { label: 'Edited by a person', text: 'A person has changed it.', ...NO_AI };

/** In the order of https://cv.iptc.org/newscodes/digitalsourcetype/ */
const SOURCES: Partial<Record<string, SourceWords>> = {
  digitalCapture: PHOTO,
  computationalCapture: PHOTO,
  negativeFilm: PHOTO,
  positiveFilm: PHOTO,
  print: PHOTO,
  screenCapture: { label: 'Screen capture', text: 'Taken of a screen.', ...NO_AI },
  minorHumanEdits: BY_HAND,
  humanEdits: BY_HAND,
  digitalCreation: { label: 'Made by a person', text: 'A person has made it with software.', ...NO_AI },
  digitalArt: { label: 'Made by a person', text: 'A person has made it with software.', ...NO_AI },
  composite: { label: 'Composite', text: 'Put together of several files.', ...NO_AI },
  compositeCapture: { label: 'Composite', text: 'Put together of several captures.', ...NO_AI },
  compositeSynthetic: {
    label: 'Partly AI generated',
    text: 'Put together, with parts that an AI model has made.',
    ...AI,
  },
  compositeWithTrainedAlgorithmicMedia: {
    label: 'AI modified',
    text: 'An AI model has changed parts of it.',
    ...AI,
  },
  trainedAlgorithmicMedia: { label: 'AI generated', text: 'An AI model has made it.', ...AI },
  algorithmicallyEnhanced: {
    label: 'Enhanced by AI or an algorithm',
    text: 'What was there was made larger or clearer by a program.',
    ...AI,
  },
  algorithmicMedia: {
    label: 'Computer generated',
    text: 'A program has computed it by rules. It is not the work of a trained AI model.',
    ...NO_AI,
  },
  dataDrivenMedia: { label: 'Made of data', text: 'A program has made it of data.', ...NO_AI },
};

/** What IPTC's digital source type means. @param type null: the file does not say */
export function sourceWords(type: string | null): SourceWords {
  const words = Object.hasOwn(SOURCES, type ?? '') ? SOURCES[type ?? ''] : undefined;
  return (
    words ?? {
      label: 'Signed',
      text:
        type === null
          ? 'It does not say how it was made.'
          : `It says that it is “${type}”, which this page does not know.`,
      ...NO_AI,
    }
  );
}
