import type { Guide } from '../../guides/guide.ts';
import { ProviderNotice } from './provider-notice.tsx';

const PREVIEW = 'Preview engine: procedural, not an AI model';
const MISSING = 'No image engine is configured.';

export const providerNoticeGuide: Guide = {
  use: 'For what the user may expect of the engine that is in place, in one line below a composer.',
  instead: {
    Notice: 'it is about the account or the whole page',
    PromptReading: 'it is about the words of the prompt',
    Badge: 'an item was made by the preview engine: a badge says so at the item',
  },
  anatomy: [
    {
      name: 'Line',
      at: 'p',
      words:
        'A preview engine is always named as such: it is not an AI model, and no user should take it for one. The room of the line is kept while nothing is known.',
    },
  ],
  do: [
    {
      shown: (
        <ProviderNotice
          provider={{ state: 'unavailable', message: null }}
          preview={PREVIEW}
          missing={MISSING}
        />
      ),
      words: 'Where there is no engine, it adds by itself that the draft is kept.',
    },
  ],
  dont: [
    {
      shown: (
        <ProviderNotice
          provider={{ state: 'preview', message: null }}
          preview="Powered by magic"
          missing={MISSING}
        />
      ),
      words: 'It hides that no model is behind it.',
    },
  ],
  keys: {},
};
