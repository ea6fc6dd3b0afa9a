import { Chip } from '@aic/design-system/studio';
import { lazyPart } from '@aic/sdk';
import { Suspense, useState } from 'react';
import type { OpenIdeasProps } from './open-ideas.tsx';

const OpenIdeas = lazyPart('The templates', () => import('./open-ideas.tsx').then((file) => file.OpenIdeas), {
  isOnRequest: true,
});

/** The button that opens the user's templates of a kind and words to try. Both load with the first press. */
export function Ideas(props: OpenIdeasProps) {
  const [isWanted, setWanted] = useState(false);
  const closed = (
    <Chip
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={OpenIdeas.preload}
      onFocus={OpenIdeas.preload}
      onClick={() => setWanted(true)}
    >
      Templates
    </Chip>
  );
  return isWanted ? (
    <Suspense fallback={closed}>
      <OpenIdeas {...props} />
    </Suspense>
  ) : (
    closed
  );
}
