import type { Guide } from '../../guides/guide.ts';
import { PromptReading } from './prompt-reading.tsx';

const ignore = () => {};
const COMMON = { question: null, onConfirm: ignore, onClose: ignore };

export const promptReadingGuide: Guide = {
  use: 'For what an engine will make of the words and what not, between a prompt and its button, before anything is paid.',
  instead: {
    ProviderNotice: 'it is about the engine, whatever the words are',
    Composer: 'the prompt itself is wrong: that is its `error`',
    AlertDialog: 'it asks something else',
  },
  anatomy: [
    {
      name: 'Line',
      at: '[role="status"]',
      words:
        'What was understood, and what will be left out, struck through. Screen readers hear it whole. Its room is kept while there is nothing to say.',
    },
  ],
  do: [
    {
      shown: (
        <PromptReading
          {...COMMON}
          text="Can paint: sunset. Not: drone."
          lead="Can paint"
          words={[
            { text: 'sunset', isLeftOut: false },
            { text: 'drone', isLeftOut: true },
          ]}
        />
      ),
      words: "The user's own words, and a `question` before a press that would make something else.",
    },
  ],
  dont: [
    {
      shown: <PromptReading {...COMMON} text="Some words may not be supported." />,
      words: 'It warns, and does not say of what.',
    },
  ],
  keys: {},
};
