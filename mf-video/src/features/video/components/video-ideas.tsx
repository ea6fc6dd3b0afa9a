import { Chip } from '@aic/design-system/studio';
import { promptIdeas } from '@aic/sdk/templates';

/** The user's templates, and words that are worth a try with any engine. */
export const Ideas = promptIdeas(
  'video',
  [
    { label: 'Light', words: ['sunrise', 'golden hour', 'night'] },
    { label: 'Weather', words: ['rain', 'snow', 'fog'] },
    { label: 'Camera', words: ['pan left', 'zoom in'] },
    { label: 'Pace', words: ['slow', 'fast'] },
  ],
  Chip,
  () => import('@aic/design-system/overlays').then((file) => file.PromptIdeas),
);
