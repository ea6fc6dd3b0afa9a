import { StudioLayout } from '@aic/design-system/studio';
import { useGenerations, useOutcomeToasts, type ImageGeneration } from '@aic/sdk';
import { useRef } from 'react';
import { ImageComposer } from './components/image-composer.tsx';
import { ImageLightbox } from './components/image-lightbox.tsx';
import { ImageResult } from './components/image-result.tsx';
import { RecentImages } from './components/recent-images.tsx';
import { IMAGE_FAILURE } from './image-view.ts';
import { useImageDraft } from './use-image-draft.ts';
import { useOpenImage } from './use-open-image.ts';
import { useSubmitImage } from './use-submit-image.ts';

/** Composer, the newest image, and the latest ones. */
export function TextToImagePage() {
  const images = useGenerations('image');
  const [draft, changeDraft] = useImageDraft();
  const submit = useSubmitImage();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const [openId, setOpenId] = useOpenImage();
  useOutcomeToasts(images.data, {
    failure: IMAGE_FAILURE,
    completed: () => ({ title: 'Success', description: 'Your image is ready.' }),
  });

  const handlePick = (prompt: string): void => {
    changeDraft({ prompt });
    promptRef.current?.focus();
  };
  const handleReuse = ({ prompt, size, quality, style }: ImageGeneration): void =>
    changeDraft({ prompt, size, quality, style });
  const handleRerun = ({ prompt, size, quality, style }: ImageGeneration): void =>
    submit.run({ prompt, size, quality, style });
  const list = { images, onOpen: setOpenId, onRerun: handleRerun, rerunPrice: submit.price };

  return (
    <>
      <StudioLayout
        composer={
          <ImageComposer draft={draft} onChange={changeDraft} submit={submit} promptRef={promptRef} />
        }
        result={<ImageResult {...list} />}
      />
      <RecentImages {...list} onPick={handlePick} />
      <ImageLightbox
        items={images.data ?? []}
        openId={openId}
        onOpenChange={setOpenId}
        onReuse={handleReuse}
        promptRef={promptRef}
      />
    </>
  );
}
