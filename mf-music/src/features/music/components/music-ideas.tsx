import { Chip } from '@aic/design-system/studio';
import { promptIdeas } from '@aic/sdk/templates';

/** The user's templates, and words that are worth a try with any engine. */
export const Ideas = promptIdeas(
  'music',
  [
    { label: 'Instruments', words: ['piano', 'strings', 'acoustic guitar', 'synths', 'drums'] },
    { label: 'Mood', words: ['warm', 'hopeful', 'nostalgic', 'tense'] },
    { label: 'Pace', words: ['slow', 'calm', 'upbeat', 'fast'] },
  ],
  Chip,
  () => import('@aic/design-system/overlays').then((file) => file.PromptIdeas),
);
