import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Composer } from '../../components/composer/composer.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { type ItemAction, ItemActions } from '../../components/item-actions/item-actions.tsx';
import { JobTile, type JobTileState } from '../../components/job-tile/job-tile.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { MediaGrid } from '../../components/media-grid/media-grid.tsx';
import { PriceButton } from '../../components/price-button/price-button.tsx';
import { ProviderNotice } from '../../components/provider-notice/provider-notice.tsx';
import { RecentItems } from '../../components/recent-items/recent-items.tsx';
import { ResultFooter } from '../../components/result-panel/result-footer.tsx';
import { ResultPanel } from '../../components/result-panel/result-panel.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { Select } from '../../components/select/select.tsx';
import type { JobStatus } from '../../components/status-badge/status-badge.tsx';
import { StudioLayout } from '../../components/studio-layout/studio-layout.tsx';
import { DownloadIcon, ImageIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { onAPhone } from '../on-a-phone.ts';

const meta: Meta = { title: 'Patterns/Studio', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] };

export default meta;

/** The layout of every tool: choose, compose, watch, keep. */
export const ImageStudio: StoryObj = {
  render: () => <Studio />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nature scene' }));
    await expect(canvas.getByRole('textbox', { name: 'Describe your image' })).toHaveValue('Nature scene');
  },
};

function Studio() {
  const [prompt, setPrompt] = useState('');
  const [size, setSize] = useState('1024x1024');
  const [quality, setQuality] = useState('standard');
  const [style, setStyle] = useState('vivid');

  return (
    <main style={{ padding: '20px 24px 24px' }}>
      <StudioLayout
        head={
          <>
            <Heading level={1}>Create an image</Heading>
            <SegmentedControl
              label="Image tool"
              isLabelHidden
              segments={tools}
              value="generate"
              onValueChange={() => undefined}
            />
          </>
        }
        composer={
          <Stack gap={8}>
            <Composer
              label="Describe your image"
              placeholder="A lighthouse on a cliff at dusk, long exposure"
              value={prompt}
              onValueChange={setPrompt}
              onSubmit={() => undefined}
              examples={prompts}
              settings={
                <>
                  <Select label="Size" options={sizes} value={size} onValueChange={setSize} />
                  <SegmentedControl
                    label="Quality"
                    segments={qualities}
                    value={quality}
                    onValueChange={setQuality}
                  />
                  <SegmentedControl label="Style" segments={styles} value={style} onValueChange={setStyle} />
                </>
              }
              actions={<PriceButton label="Generate" credits={20} />}
            />
            <ProviderNotice
              provider={{ state: 'preview', message: null }}
              preview={PREVIEW}
              missing="No image engine is configured."
            />
          </Stack>
        }
        result={
          <ResultPanel
            query={query}
            itemId="Hills after the storm"
            skeletonRatio={1}
            empty={empty}
            renderFooter={({ id }) => (
              <ResultFooter note="1792 × 1024 · standard · vivid" about={id} cancel={null} actions={done} />
            )}
          >
            {(job) => <Tile {...job} />}
          </ResultPanel>
        }
        latest={
          <RecentItems
            title="Recent Generations"
            noun="images"
            note={() => PREVIEW}
            query={query}
            skeleton={null}
            empty={{ ...empty, examples: { prompts, onPick: setPrompt } }}
          >
            {(jobs) => (
              <MediaGrid
                label="Recent images"
                items={jobs.map((job) => ({
                  id: job.id,
                  aspectRatio: job.aspectRatio,
                  content: <Tile {...job} />,
                }))}
              />
            )}
          </RecentItems>
        }
      />
    </main>
  );
}

interface Job {
  /** Its prompt. */
  id: string;
  status: JobStatus;
  aspectRatio: number;
  state: JobTileState;
}

function Tile({ id, status, aspectRatio, state }: Job) {
  const cancel =
    status === 'processing' ? { isEarly: false, isPending: false, onCancel: () => undefined } : null;
  return (
    <JobTile
      title={id}
      aspectRatio={aspectRatio}
      state={state}
      actions={<ItemActions about={id} cancel={cancel} actions={status === 'completed' ? done : rerun} />}
    />
  );
}

const PREVIEW = 'Preview engine: procedural, not an AI model';
const rerun: readonly ItemAction[] = [{ rerunCredits: 20, onPress: () => undefined }];
const done: readonly ItemAction[] = [
  { label: 'Download', icon: <DownloadIcon />, onPress: () => undefined },
  ...rerun,
];
const empty = {
  hue: 'image',
  icon: <ImageIcon />,
  title: 'Your image appears here',
  description: 'Describe it on this page and press Generate.',
} as const;
const prompts = ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'];
const tools = [
  { value: 'generate', label: 'Text to Image' },
  { value: 'edit', label: 'Photo Editor' },
];
const sizes = [
  { value: '1024x1024', label: 'Square' },
  { value: '1024x1792', label: 'Portrait' },
  { value: '1792x1024', label: 'Landscape' },
];
const qualities = [
  { value: 'standard', label: 'Standard' },
  { value: 'hd', label: 'HD' },
];
const styles = [
  { value: 'vivid', label: 'Vivid' },
  { value: 'natural', label: 'Natural' },
];

const picture = (seed: number, width: number, height: number, alt: string): Job => ({
  id: alt,
  status: 'completed',
  aspectRatio: width / height,
  state: { kind: 'done', media: <img src={samplePicture(seed, width, height)} alt={alt} /> },
});

const query = {
  data: [
    {
      id: 'Desert ridge at first light',
      status: 'processing',
      aspectRatio: 1,
      state: { kind: 'running', startedAtMs: Date.now() - 7000, progress: 0.6 },
    },
    picture(1, 1792, 1024, 'Hills after the storm'),
    picture(2, 1024, 1792, 'Tower of clouds'),
    picture(5, 1024, 1024, 'Valley, long exposure'),
    {
      id: 'Northern coast in winter',
      status: 'failed',
      aspectRatio: 1,
      state: {
        kind: 'failed',
        reason: 'The provider did not answer in time.',
        refund: '20 credits are back',
      },
    },
    picture(7, 1792, 1024, 'Dunes under two moons'),
  ] satisfies Job[],
  isPending: false,
  isError: false,
  isFetching: false,
  refetch: () => undefined,
};

export const OnAPhone: StoryObj = { ...onAPhone, render: () => <Studio /> };
