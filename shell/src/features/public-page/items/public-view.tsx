import { Button, Stack } from '@aic/design-system';
import { Lightbox } from '@aic/design-system/overlays';
import { Link, type PublicItem } from '@aic/sdk';
import { ReportLink } from './report-link.tsx';
import { useWordsPath } from './use-words-path.ts';

interface PublicViewProps {
  handle: string;
  /** The pictures of the page, in its order. */
  items: readonly PublicItem[];
  /** Of the one that is shown; of none that is here: nothing is. */
  shownId: string | null;
  onShow(id: string | null): void;
}

/** One picture in full, with what a visitor can do with it. */
export function PublicView({ handle, items, shownId, onShow }: PublicViewProps) {
  const wordsPath = useWordsPath();
  const index = items.findIndex(({ id }) => id === shownId);
  const item = items[index];
  if (item === undefined || item.imageUrl === null) return null;
  const { prompt, imageUrl } = item;
  const to = (step: number) => {
    const next = items[index + step];
    return next && (() => onShow(next.id));
  };
  return (
    <Lightbox
      isOpen
      onOpenChange={() => onShow(null)}
      title={prompt}
      media={<img key={item.id} src={imageUrl} alt={prompt} />}
      onPrevious={to(-1)}
      onNext={to(1)}
    >
      <Stack gap={16} align="start">
        <Button as={Link} to={wordsPath(item)} variant="primary">
          Use this prompt
        </Button>
        <ReportLink handle={handle} item={item} />
      </Stack>
    </Lightbox>
  );
}
