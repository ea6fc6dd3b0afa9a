import { Chip } from '@aic/design-system/studio';
import { promptIdeas } from '@aic/sdk/templates';

/** The user's templates. */
export const Ideas = promptIdeas('edit', [], Chip, () =>
  import('@aic/design-system/overlays').then((file) => file.PromptIdeas),
);
