import { Button, Cluster, Heading, ImageIcon, Stack, Text, VisuallyHidden } from '@aic/design-system';
import type * as studio from '@aic/design-system/studio';
import { GENERATION_COSTS } from '@aic/sdk';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { STUDIO_IMAGES, type ImageSample } from '../samples/samples.ts';
import { StudioWindow } from './studio-window.tsx';

export type StudioParts = typeof studio;

const PREVIEW = 'Preview engine: procedural, not an AI model';
const EXAMPLES = ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'];

const SIZES = [
  { value: 'square', label: 'Square', aspectRatio: 1 },
  { value: 'portrait', label: 'Portrait', aspectRatio: 1024 / 1792 },
  { value: 'landscape', label: 'Landscape', aspectRatio: 1792 / 1024 },
] as const;

const nothing = (): void => undefined;
const ITEMS = STUDIO_IMAGES.map((image) => ({ ...image, id: image.prompt, status: 'completed' as const }));
type Item = (typeof ITEMS)[number];
const [NEWEST] = ITEMS;
/** As long as the preview engine takes for one. */
const MAKING_MS = 900;
const QUERY = { data: ITEMS, isPending: false, isError: false, isFetching: false, refetch: nothing };
const EMPTY = { hue: 'image', icon: <ImageIcon />, title: '', description: '' } as const;

/** The image tool after its fourth picture, made of the parts that the tool itself is made of. */
export function createStudioArt(parts: StudioParts): ComponentType {
  const { Composer, DownloadIcon, ItemList, PriceButton, RecentItems, ResultFooter, ResultPanel } = parts;
  const { EditImageIcon, JobTile, SegmentedControl, StudioLayout } = parts;

  const head = (
    <>
      <Heading level={3} size="heading">
        Images
      </Heading>
      <SegmentedControl
        label="What to do"
        isLabelHidden
        segments={[
          { value: 'new', label: 'Text to Image', icon: <ImageIcon size={16} /> },
          { value: 'edit', label: 'Photo Editor', icon: <EditImageIcon size={16} /> },
        ]}
        value="new"
        onValueChange={nothing}
      />
    </>
  );

  const composerOf = (prompt: string) => (
    <Composer
      // Without a script, as every form of a page.
      method="post"
      label="Describe your image"
      value={prompt}
      onValueChange={nothing}
      onSubmit={nothing}
      examples={EXAMPLES}
      settings={
        <Stack gap={8}>
          <SegmentedControl label="Size" segments={SIZES} value="landscape" onValueChange={nothing} />
          <Text size="small" tone="muted">
            Landscape · Standard · Vivid · One result
          </Text>
        </Stack>
      }
      actions={<PriceButton label="Generate" credits={GENERATION_COSTS.image} />}
    />
  );

  const tileOf = ({ prompt, url, width, height }: ImageSample, startedAtMs?: number): ReactNode => (
    <JobTile
      title={prompt}
      aspectRatio={width / height}
      state={
        startedAtMs === undefined
          ? {
              kind: 'done',
              media: <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />,
            }
          : { kind: 'running', startedAtMs, progress: null }
      }
    />
  );

  const footerOf = ({ id }: { id: string }) => (
    <ResultFooter
      note={`1792 × 1024 · standard · vivid · ${PREVIEW}`}
      about={id}
      cancel={null}
      actions={[{ label: 'Download', icon: <DownloadIcon />, onPress: nothing }]}
    />
  );

  return function StudioArt() {
    const { shown, startedAtMs, press } = useIdeas();
    const hint = startedAtMs === null ? `Shown: ${shown?.prompt ?? ''}` : 'Making it';
    return (
      <Stack gap={16}>
        <Cluster as="div" gap={8} role="group" aria-label="Ideas">
          {ITEMS.map((item) => (
            <Button key={item.id} aria-pressed={item === shown} onClick={() => press(item)}>
              {item.prompt}
            </Button>
          ))}
        </Cluster>
        <VisuallyHidden as="p" role="status">
          {hint}
        </VisuallyHidden>
        <StudioWindow>
          <StudioLayout
            head={head}
            composer={composerOf(shown?.prompt ?? '')}
            result={
              <ResultPanel
                query={QUERY}
                itemId={shown?.id ?? null}
                skeletonRatio={1}
                empty={EMPTY}
                renderFooter={footerOf}
              >
                {(item: Item) => tileOf(item, startedAtMs ?? undefined)}
              </ResultPanel>
            }
            latest={
              <RecentItems
                title="Recent Generations"
                noun="images"
                note={() => PREVIEW}
                query={QUERY}
                skeleton={null}
                empty={EMPTY}
              >
                {(items) => (
                  <ItemList items={items.map((item) => ({ id: item.id, content: tileOf(item) }))} />
                )}
              </RecentItems>
            }
          />
        </StudioWindow>
      </Stack>
    );
  };
}

/** Which of the pictures is shown; one that is pressed is made first, as it once was. */
function useIdeas() {
  const [shown, setShown] = useState(NEWEST);
  const [startedAtMs, setStartedAtMs] = useState<number | null>(null);
  useEffect(() => {
    if (startedAtMs === null) return undefined;
    const timer = setTimeout(() => setStartedAtMs(null), MAKING_MS);
    return () => clearTimeout(timer);
  }, [startedAtMs]);
  const press = (item: Item): void => {
    setShown(item);
    setStartedAtMs(Date.now());
  };
  return { shown, startedAtMs, press };
}
