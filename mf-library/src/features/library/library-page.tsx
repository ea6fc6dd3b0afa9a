import { TileGridSkeleton } from '@aic/design-system/gallery';
import { lazyPart } from '@aic/sdk';
import { Suspense } from 'react';
import { ItemsPlace } from './items-place.tsx';
import { UploadsFrame } from './uploads-frame.tsx';
import { useLibraryView } from './view/use-library-view.ts';

/** Another list, with calls of its own. */
const UploadsPlace = lazyPart(
  'Your uploads',
  () => import('./uploads-place.tsx').then((file) => file.UploadsPlace),
  {
    renderInstead: (control, card) => (
      <UploadsFrame {...control} onNewFolder={null}>
        {card}
      </UploadsFrame>
    ),
  },
);

/** Everything that the user has made, and the pictures that they have sent for it. */
export function LibraryPage() {
  const control = useLibraryView();
  return control.view.place === 'uploads' ? (
    <Suspense
      fallback={
        <UploadsFrame {...control} onNewFolder={null}>
          <TileGridSkeleton label="Loading your uploads" count={24} />
        </UploadsFrame>
      }
    >
      <UploadsPlace {...control} />
    </Suspense>
  ) : (
    <ItemsPlace {...control} />
  );
}
