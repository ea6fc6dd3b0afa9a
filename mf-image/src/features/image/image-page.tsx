import { Heading, ImageIcon } from '@aic/design-system';
import { EditImageIcon, SegmentedControl, Skeleton, StudioLayout } from '@aic/design-system/studio';
import { lazyPart, useSearchParams } from '@aic/sdk';
import { Suspense } from 'react';
import { TextToImagePage } from '../text-to-image/text-to-image-page.tsx';

/** The editor and its controls load on demand: most visits begin with a prompt. Without it the other mode stays. */
const PhotoEditorPage = lazyPart(
  'The photo editor',
  () => import('../photo-editor/photo-editor-page.tsx').then((file) => file.PhotoEditorPage),
  { renderInstead: ({ head }, card) => <StudioLayout head={head} composer={card} result={null} /> },
);

const MODES = [
  {
    value: 'text-to-image',
    label: 'Text to Image',
    icon: <ImageIcon size={16} />,
  },
  {
    value: 'photo-editor',
    label: 'Photo Editor',
    icon: <EditImageIcon size={16} />,
  },
] as const;

type Mode = (typeof MODES)[number]['value'];

/** The image tool: two modes, chosen by two segments; the choice is in the URL, so it survives a reload and can be linked. */
export function ImagePage() {
  const [params, setParams] = useSearchParams();
  const mode: Mode = params.get('mode') === 'photo-editor' ? 'photo-editor' : 'text-to-image';

  const head = (
    <>
      <Heading level={1}>Images</Heading>
      <SegmentedControl
        label="What to do"
        isLabelHidden
        segments={MODES}
        value={mode}
        onValueChange={(next) => setParams(next === 'text-to-image' ? {} : { mode: next })}
      />
    </>
  );

  return mode === 'text-to-image' ? (
    <TextToImagePage head={head} />
  ) : (
    <Suspense
      fallback={
        <StudioLayout
          head={head}
          composer={<Skeleton height="480px" radius="card" />}
          result={<Skeleton aspectRatio={1.5} radius="card" />}
        />
      }
    >
      <PhotoEditorPage head={head} />
    </Suspense>
  );
}
