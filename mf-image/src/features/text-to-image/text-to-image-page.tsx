import { ImageIcon } from '@aic/design-system';
import { StudioLayout } from '@aic/design-system/studio';
import { useKeptFile, useMutation, useShell, type ImageGeneration } from '@aic/sdk';
import { openPicture } from '@aic/sdk/library';
import { handedOver, type StudioList, useStudio, wallPart } from '@aic/studio';
import type { ReactNode } from 'react';
import { ImageComposer } from './components/image-composer.tsx';
import { ImageResult } from './components/image-result.tsx';
import { RecentImages } from './components/recent-images.tsx';
import { settingsToRepeat } from './image-options.ts';
import { IMAGE_FAILURE } from './image-view.ts';
import { EMPTY_DRAFT, useImageDraft } from './use-image-draft.ts';
import { useSubmitImage } from './use-submit-image.ts';

const HandedOver = handedOver(() => import('./handed-over.tsx').then((file) => file.HandedOver));

const ImageWall = wallPart(() => import('./wall/image-wall.tsx').then((file) => file.ImageWall), {
  hue: 'image',
  icon: <ImageIcon />,
  title: 'Your image appears here',
  description: 'Describe it on this page and press Generate. It takes a few seconds.',
});

/** Composer, the newest image, and the latest ones. */
export function TextToImagePage({ head }: { head: ReactNode }) {
  const [draft, changeDraft] = useImageDraft();
  const submit = useSubmitImage();
  const { toast } = useShell();
  const [reference, keepReference] = useKeptFile('image.reference');
  const { items, promptRef } = useStudio('image', {
    failure: IMAGE_FAILURE,
    completed: () => ({ title: 'Success', description: 'Your image is ready.' }),
  });
  const rerun = useMutation({
    mutationFn: async ({ referenceImageUrl }: ImageGeneration) =>
      referenceImageUrl ? openPicture(referenceImageUrl) : null,
    onSuccess: (picture, item) => submit.run({ prompt: item.prompt, ...settingsToRepeat(item) }, picture),
    onError: () =>
      toast({
        title: 'Picture Not Opened',
        description: 'Its reference picture may have been removed.',
        variant: 'destructive',
      }),
  });
  const list: StudioList<'image'> = {
    ...items,
    onRerun: (item) => rerun.mutate(item),
    rerunPrice: () => submit.price,
  };

  const makeExample = (prompt: string): void => {
    const asked = { ...EMPTY_DRAFT, prompt };
    changeDraft(asked);
    submit.run(asked, null);
  };

  return (
    <StudioLayout
      head={
        <>
          {head}
          <HandedOver onChange={changeDraft} onReferenceChange={keepReference} />
        </>
      }
      composer={
        <ImageComposer
          draft={draft}
          onChange={changeDraft}
          submit={submit}
          promptRef={promptRef}
          reference={reference}
          onReferenceChange={keepReference}
        />
      }
      result={
        <ImageResult
          {...list}
          wall={<ImageWall credits={submit.price} isPending={submit.isPending} onMake={makeExample} />}
        />
      }
      latest={items.isEmpty ? undefined : <RecentImages {...list} />}
    />
  );
}
