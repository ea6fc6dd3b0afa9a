import { lazyPart } from '@aic/sdk';
import { Suspense } from 'react';
import { ItemsPlace } from './items-place.tsx';
import { useLibraryView } from './view/use-library-view.ts';

/** Another list, with calls of its own. */
const UploadsPlace = lazyPart('Your uploads', () =>
  import('./uploads-place.tsx').then((file) => file.UploadsPlace),
);

/** Everything that the user has made, and the pictures that they have sent for it. */
export function LibraryPage() {
  const control = useLibraryView();
  return control.view.place === 'uploads' ? (
    <Suspense>
      <UploadsPlace {...control} />
    </Suspense>
  ) : (
    <ItemsPlace {...control} />
  );
}
