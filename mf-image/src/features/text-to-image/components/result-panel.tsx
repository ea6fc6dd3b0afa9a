import { Button, Card, EmptyState, Heading, ImageIcon, Stack, Text, token } from '@aic/design-system';
import { actionName, DownloadIcon, Fitted, Skeleton } from '@aic/design-system/studio';
import type { ImageGeneration, useGenerations } from '@aic/sdk';
import { styled } from 'styled-components';
import { useImageActions } from '../use-image-actions.ts';
import { aspectRatioOf } from '../image-view.ts';
import { ImageTile } from './image-tile.tsx';

export interface ResultPanelProps {
  images: ReturnType<typeof useGenerations<'image'>>;
  onRerun(item: ImageGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
  onOpen(id: string): void;
}

/** The newest image, large, with its download. */
export function ResultPanel({ images, onRerun, rerunPrice, onOpen }: ResultPanelProps) {
  const { download } = useImageActions();
  const newest = images.data?.[0];

  return (
    <Card as="section" aria-label="Result" padding={16}>
      <Stack gap={12}>
        <Heading level={2} size="ui">
          Result
        </Heading>
        {images.isPending && <Skeleton aspectRatio={1} radius="card" />}
        {!images.isPending && newest === undefined && (
          <EmptyState
            hue="image"
            icon={<ImageIcon />}
            title="Your image appears here"
            description="Describe it on this page and press Generate. It takes a few seconds."
          />
        )}
        {newest !== undefined && (
          <Fitted aspectRatio={aspectRatioOf(newest)}>
            <ImageTile item={newest} isFullSize onRerun={onRerun} rerunPrice={rerunPrice} onOpen={onOpen} />
          </Fitted>
        )}
        {newest !== undefined && (
          // There from the start, so that nothing below moves when the picture is done.
          <Footer>
            <Text as="span" size="small" tone="muted">
              {describe(newest)}
            </Text>
            <Button
              aria-label={actionName('Download', newest.prompt)}
              iconStart={<DownloadIcon />}
              onClick={() => void download(newest)}
              disabledReason={newest.status === 'completed' ? undefined : 'There is no picture yet'}
            >
              Download
            </Button>
          </Footer>
        )}
      </Stack>
    </Card>
  );
}

function describe({ size, quality, style, provider }: ImageGeneration): string {
  const engine = provider === 'preview' ? ' · Preview engine: procedural, not an AI model' : '';
  return `${size.replace('x', ' × ')} · ${quality} · ${style}${engine}`;
}

const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: 44px;
`;
