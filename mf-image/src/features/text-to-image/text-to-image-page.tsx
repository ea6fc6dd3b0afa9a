import { media, token } from '@aic/design-system';
import { useGenerations, useOutcomes, useShell, type ImageGeneration } from '@aic/sdk';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ImageComposer } from './components/image-composer.tsx';
import { ImageLightbox } from './components/image-lightbox.tsx';
import { RecentGenerations } from './components/recent-generations.tsx';
import { ResultPanel } from './components/result-panel.tsx';
import { useImageDraft } from './use-image-draft.ts';
import { useOpenImage } from './use-open-image.ts';
import { useSubmitImage } from './use-submit-image.ts';

/** Composer, result and recent items: the layout every studio shares. */
export function TextToImagePage() {
  const { toast, credits } = useShell();
  const images = useGenerations('image');
  const [draft, changeDraft] = useImageDraft();
  const submit = useSubmitImage();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const [openId, setOpenId] = useOpenImage();

  useOutcomes(images.data, (item) => {
    credits.invalidate();
    if (item.status === 'completed') {
      toast({ title: 'Success', description: 'Your image is ready.' });
    } else if (item.error !== 'Cancelled') {
      toast({
        title: 'Error',
        description: item.error ?? 'Failed to generate image',
        variant: 'destructive',
      });
    }
  });

  const handleReuse = ({ prompt, size, quality, style }: ImageGeneration): void =>
    changeDraft({ prompt, size, quality, style });

  const handleRerun = ({ prompt, size, quality, style }: ImageGeneration): void =>
    submit.run({ prompt, size, quality, style });

  return (
    <>
      <Studio>
        <ImageComposer draft={draft} onChange={changeDraft} submit={submit} promptRef={promptRef} />
        <ResultPanel images={images} onRerun={handleRerun} rerunPrice={submit.price} onOpen={setOpenId} />
      </Studio>
      <RecentGenerations
        images={images}
        onOpen={setOpenId}
        onRerun={handleRerun}
        rerunPrice={submit.price}
        onPick={(prompt) => {
          changeDraft({ prompt });
          promptRef.current?.focus();
        }}
      />
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

/** No column is wider than the page, however long a word in it is. */
const Studio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;
