import { StudioLayout } from '@aic/design-system/studio';
import { lazyPart, useGenerations, useOutcomeToasts, useSearchParams, type ImageGeneration } from '@aic/sdk';
import { type ReactNode, Suspense, useRef } from 'react';
import { ImageComposer } from './components/image-composer.tsx';
import { ImageResult } from './components/image-result.tsx';
import { RecentImages } from './components/recent-images.tsx';
import { IMAGE_FAILURE } from './image-view.ts';
import { useImageDraft } from './use-image-draft.ts';
import { useSubmitImage } from './use-submit-image.ts';

const HandedOver = lazyPart('The item', () => import('./handed-over.tsx').then((file) => file.HandedOver));

/** Composer, the newest image, and the latest ones. */
export function TextToImagePage({ head }: { head: ReactNode }) {
  const images = useGenerations('image');
  const [params] = useSearchParams();
  const [draft, changeDraft] = useImageDraft();
  const submit = useSubmitImage();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  useOutcomeToasts(images.data, {
    failure: IMAGE_FAILURE,
    completed: () => ({ title: 'Success', description: 'Your image is ready.' }),
  });

  const handlePick = (prompt: string): void => {
    changeDraft({ prompt, madeFrom: null });
    promptRef.current?.focus();
  };
  const handleRerun = ({ prompt, size, quality, style }: ImageGeneration): void =>
    submit.run({ prompt, size, quality, style });
  const list = { images, onRerun: handleRerun, rerunPrice: submit.price };

  return (
    <StudioLayout
      head={
        <>
          {head}
          <Suspense>{params.has('use') && <HandedOver onChange={changeDraft} />}</Suspense>
        </>
      }
      composer={<ImageComposer draft={draft} onChange={changeDraft} submit={submit} promptRef={promptRef} />}
      result={<ImageResult {...list} />}
      latest={<RecentImages {...list} onPick={handlePick} />}
    />
  );
}
