import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { JobTile } from '../../components/job-tile/job-tile.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { ResultFooter } from '../../components/result-panel/result-footer.tsx';
import { ResultPanel } from '../../components/result-panel/result-panel.tsx';
import { TileGridSkeleton } from '../../components/tile-grid/tile-grid-skeleton.tsx';
import { ImageIcon } from '../../icons/icons.ts';
import { Frame } from '../frame.tsx';
import { StudioScreen } from '../making/studio-screen.tsx';
import { onAPhone } from '../on-a-phone.ts';

const meta: Meta = {
  title: 'Patterns/Error and offline',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};

export default meta;

const ignore = (): void => undefined;
const PROMPT = 'Northern coast in winter';

const failedJob = () => (
  <StudioScreen
    title="Create an image"
    label="Describe your image"
    action="Generate"
    credits={20}
    result={
      <ResultPanel
        query={{ data: [{ id: PROMPT, status: 'failed' }], isPending: false }}
        skeletonRatio={16 / 9}
        empty={{ icon: <ImageIcon />, title: '', description: '' }}
        renderFooter={() => (
          <ResultFooter about={PROMPT} cancel={null} actions={[{ rerunCredits: 20, onPress: ignore }]} />
        )}
      >
        {() => (
          <JobTile
            title={PROMPT}
            aspectRatio={16 / 9}
            isBare
            state={{
              kind: 'failed',
              reason: 'The provider did not answer in time.',
              refund: '20 credits are back',
            }}
          />
        )}
      </ResultPanel>
    }
  />
);

/** A job failed: in its place, with the reason, what became of the credits, and a way on. */
export const JobFailed: StoryObj = {
  render: failedJob,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/20 credits are back/)).toBeVisible();
  },
};

/** A page could not be read: nothing else of it pretends to be there. */
export const PageNotLoaded: StoryObj = {
  render: () => (
    <Frame isWide>
      <Stack gap={16}>
        <Heading level={1}>Library</Heading>
        <ErrorState
          level={2}
          title="Your library could not be loaded"
          description="The server did not answer. Nothing is lost, and nothing was charged."
          onRetry={ignore}
          actions={<Button>Go to the studio</Button>}
          reference="Request 7f3a-19c2"
        />
      </Stack>
    </Frame>
  ),
};

/** Offline: what is there stays, and what is on its way keeps its shape. */
export const Offline: StoryObj = {
  render: () => (
    <Frame isWide>
      <Stack gap={16}>
        <Notice tone="warning" title="You are offline. Nothing is sent or saved." />
        <Heading level={1}>Library</Heading>
        <TileGridSkeleton label="Loading your library" count={12} />
      </Stack>
    </Frame>
  ),
};

export const OnAPhone: StoryObj = { ...onAPhone, render: failedJob };
