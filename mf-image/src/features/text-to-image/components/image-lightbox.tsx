import { Button, Stack, Text } from '@aic/design-system';
import { CopyIcon, DownloadIcon, ItemActions } from '@aic/design-system/studio';
import { dateText, lazyPart, engineNote, type ImageGeneration } from '@aic/sdk';
import { Suspense, useRef, type RefObject } from 'react';
import { useImageActions } from '../use-image-actions.ts';
import { ImagePicture } from './image-picture.tsx';

/** Dialogs are heavy and the first screen needs none: they load when a picture is about to be opened. */
const Lightbox = lazyPart(
  'The picture',
  () => import('@aic/design-system/overlays').then((file) => file.Lightbox),
  { isOnRequest: true },
);

export const preloadLightbox = Lightbox.preload;

export interface ImageLightboxProps {
  items: readonly ImageGeneration[];
  openId: string | null;
  onOpenChange(id: string | null): void;
  /** Puts the recipe into the composer. */
  onReuse(item: ImageGeneration): void;
  /** Takes the focus after that. */
  promptRef: RefObject<HTMLElement | null>;
}

/** One image at full size with its recipe; arrows move through the finished ones. */
export function ImageLightbox(props: ImageLightboxProps) {
  const { items, openId, onOpenChange, onReuse, promptRef } = props;
  const isReused = useRef(false);
  const { download, copyPrompt, publicationOf } = useImageActions();
  const finished = items.filter(({ status }) => status === 'completed');
  const index = finished.findIndex(({ id }) => id === openId);
  const item = finished[index];
  if (item === undefined) {
    return null;
  }
  const previous = finished[index - 1];
  const next = finished[index + 1];

  return (
    <Suspense>
      <Lightbox
        isOpen
        onOpenChange={(isOpen) => !isOpen && onOpenChange(null)}
        title="Image"
        media={<ImagePicture item={item} show="file" />}
        onPrevious={previous && (() => onOpenChange(previous.id))}
        onNext={next && (() => onOpenChange(next.id))}
        findNextFocus={() => {
          const target = isReused.current ? promptRef.current : null;
          isReused.current = false;
          return target;
        }}
      >
        <Stack gap={16}>
          <Text dir="auto">{item.prompt}</Text>
          <Text as="p" size="small" tone="muted">
            {[
              item.size.replace('x', ' × '),
              item.quality,
              item.style,
              item.seed !== null && `seed ${item.seed}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            <br />
            {dateText(item.createdAt)} · {item.credits} credits
          </Text>
          {engineNote(item) !== null && (
            <Text size="small" tone="subtle">
              {engineNote(item)}
            </Text>
          )}
          <Button variant="primary" iconStart={<DownloadIcon />} onClick={() => void download(item)}>
            Download
          </Button>
          <Button iconStart={<CopyIcon />} onClick={() => void copyPrompt(item)}>
            Copy prompt
          </Button>
          <ItemActions about={item.prompt} cancel={null} actions={[publicationOf(item)]} isInWords />
          <Button
            onClick={() => {
              isReused.current = true;
              onOpenChange(null);
              onReuse(item);
            }}
          >
            Use this prompt
          </Button>
        </Stack>
      </Lightbox>
    </Suspense>
  );
}
