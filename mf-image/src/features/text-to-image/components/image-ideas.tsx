import { Chip } from '@aic/design-system/studio';
import { promptIdeas } from '@aic/sdk/templates';

/** The user's templates, and words that are worth a try with any engine. */
export const Ideas = promptIdeas(
  'image',
  [
    { label: 'Light', words: ['dawn', 'golden hour', 'dusk', 'moonlight'] },
    { label: 'Weather', words: ['misty', 'stormy', 'snowy', 'starry sky'] },
    { label: 'Mood', words: ['calm', 'dramatic', 'pastel', 'colourful'] },
  ],
  Chip,
  () => import('@aic/design-system/overlays').then((file) => file.PromptIdeas),
);
