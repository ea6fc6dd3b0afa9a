import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DownloadIcon, RetryIcon, StopIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { JobTile, type JobTileState } from './job-tile.tsx';

const title = 'A lighthouse on a cliff at dusk, long exposure';
const startedAtMs = Date.now() - 7000;
const cancel = (
  <IconButton label="Cancel" size="dense">
    <StopIcon />
  </IconButton>
);
const retry = (
  <IconButton label="Try again" size="dense">
    <RetryIcon />
  </IconButton>
);
const download = (
  <IconButton label="Download" size="dense">
    <DownloadIcon />
  </IconButton>
);
const done: JobTileState = { kind: 'done', media: <img src={samplePicture(3)} alt={title} /> };
const failed: JobTileState = {
  kind: 'failed',
  reason: 'The provider did not answer in time.',
  refund: '20 credits are back',
};

const meta = {
  title: 'Studio/JobTile',
  component: JobTile,
  args: { title, aspectRatio: 1, state: { kind: 'running', startedAtMs, progress: 0.4 }, actions: cancel },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1040 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JobTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { colours: ['#a1412b', '#ee9f4c'] },
  decorators: [
    (Story) => (
      <div style={{ width: 280, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { state: failed, actions: retry, style: { width: 280, maxWidth: '100%' } },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumnWidth="200px">
      <JobTile {...args} state={{ kind: 'queued', startedAtMs }} />
      <JobTile {...args} />
      <JobTile {...args} state={{ kind: 'running', startedAtMs, progress: null }} />
      <JobTile {...args} state={done} actions={download} />
      <JobTile {...args} state={failed} actions={retry} />
      <JobTile {...args} aspectRatio={9 / 16} state={failed} actions={retry} />
      <JobTile {...args} aspectRatio={16 / 9} state={done} actions={download} />
    </Grid>
  ),
};

export const NeverShifts: Story = {
  render: () => <LifeOfAJob />,
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('article');
    const size = (): string => `${tile.offsetWidth} x ${tile.offsetHeight}`;
    const queued = size();
    for (const next of ['running', 'done', 'failed']) {
      await userEvent.click(canvas.getByRole('button', { name: `Go to ${next}` }));
      await expect(size()).toBe(queued);
    }
  },
};

const life = [
  { name: 'running', state: { kind: 'running', startedAtMs, progress: 0.9 }, actions: cancel },
  { name: 'done', state: done, actions: download },
  { name: 'failed', state: failed, actions: null },
] as const;

function LifeOfAJob() {
  const [step, setStep] = useState<(typeof life)[number]>();
  return (
    <Stack align="start">
      <div style={{ width: 240 }}>
        <JobTile
          title={title}
          aspectRatio={1}
          state={step?.state ?? { kind: 'queued', startedAtMs }}
          actions={step?.actions}
        />
      </div>
      {life.map((next) => (
        <Button key={next.name} onClick={() => setStep(next)}>
          Go to {next.name}
        </Button>
      ))}
    </Stack>
  );
}
