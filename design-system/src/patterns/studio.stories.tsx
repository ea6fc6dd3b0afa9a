import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../components/badge/badge.tsx';
import { Composer } from '../components/composer/composer.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { IconButton } from '../components/icon-button/icon-button.tsx';
import { JobTile, type JobTileState } from '../components/job-tile/job-tile.tsx';
import { Cluster, Stack } from '../components/layout/layout.tsx';
import { MediaGrid } from '../components/media-grid/media-grid.tsx';
import { PriceButton } from '../components/price-button/price-button.tsx';
import { PromptChips } from '../components/prompt-chips/prompt-chips.tsx';
import { RadioCards } from '../components/radio-cards/radio-cards.tsx';
import { SegmentedControl } from '../components/segmented-control/segmented-control.tsx';
import { Select } from '../components/select/select.tsx';
import { Text } from '../components/text/text.tsx';
import { DownloadIcon, EditImageIcon, ImageIcon, RetryIcon, StopIcon } from '../icons/icons.ts';
import { samplePicture } from '../stories/sample-picture.tsx';

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
    <main style={{ maxWidth: 1200, margin: '0 auto', padding: '32px 16px 64px' }}>
      <Stack gap={24}>
        <Cluster justify="space-between">
          <Heading level={1}>Create an image</Heading>
          <Badge tone="info">Preview engine: procedural, not an AI model</Badge>
        </Cluster>
        <RadioCards label="Image tool" cards={tools} value="generate" onValueChange={() => undefined} />
        <Composer
          label="Describe your image"
          placeholder="A lighthouse on a cliff at dusk, long exposure"
          value={prompt}
          onValueChange={setPrompt}
          onSubmit={() => undefined}
          chips={<PromptChips prompts={prompts} onPick={setPrompt} />}
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
        <Stack gap={12}>
          <Cluster justify="space-between">
            <Heading level={2} size="lead">
              Recent Generations
            </Heading>
            <Text size="small" tone="subtle">
              The latest 6
            </Text>
          </Cluster>
          <MediaGrid label="Recent generations" items={jobs} />
        </Stack>
      </Stack>
    </main>
  );
}

const prompts = ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'];
const tools = [
  {
    value: 'generate',
    title: 'Text to Image',
    description: 'Describe it, get a picture.',
    icon: <ImageIcon />,
  },
  {
    value: 'edit',
    title: 'Photo Editor',
    description: 'Change a picture you have.',
    icon: <EditImageIcon />,
  },
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

const action = (label: string, icon: ReactNode) => (
  <IconButton label={label} size="dense">
    {icon}
  </IconButton>
);
const picture = (seed: number, width: number, height: number, alt: string): JobTileState => ({
  kind: 'done',
  media: <img src={samplePicture(seed, width, height)} alt={alt} />,
});
const startedAtMs = Date.now() - 7000;

const jobs = [
  job(
    'Desert ridge at first light',
    1,
    { kind: 'running', startedAtMs, progress: 0.6 },
    action('Cancel', <StopIcon />),
  ),
  job('Hills after the storm', 1792 / 1024, picture(1, 1792, 1024, 'Hills after the storm'), download()),
  job('Tower of clouds', 1024 / 1792, picture(2, 1024, 1792, 'Tower of clouds'), download()),
  job('Valley, long exposure', 1, picture(5, 1024, 1024, 'Valley, long exposure'), download()),
  job(
    'Northern coast in winter',
    1,
    { kind: 'failed', reason: 'The provider did not answer in time.', refundedCredits: 20 },
    action('Try again', <RetryIcon />),
  ),
  job('Dunes under two moons', 1792 / 1024, picture(7, 1792, 1024, 'Dunes under two moons'), download()),
];

function download() {
  return action('Download', <DownloadIcon />);
}

function job(title: string, aspectRatio: number, state: JobTileState, actions: ReactNode) {
  return {
    id: title,
    aspectRatio,
    content: <JobTile title={title} aspectRatio={aspectRatio} state={state} actions={actions} />,
  };
}
