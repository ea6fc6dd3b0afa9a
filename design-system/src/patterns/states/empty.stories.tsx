import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { RecentItems } from '../../components/recent-items/recent-items.tsx';
import { ResultPanel } from '../../components/result-panel/result-panel.tsx';
import { ImageIcon, LibraryIcon, SearchIcon } from '../../icons/icons.ts';
import { Frame } from '../frame.tsx';
import { StudioScreen } from '../making/studio-screen.tsx';
import { onAPhone } from '../on-a-phone.ts';

const meta: Meta = {
  title: 'Patterns/Empty and first use',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};

export default meta;

const none = { data: [], isPending: false, isError: false, isFetching: false, refetch: () => undefined };
const prompts = ['Futuristic cityscape', 'Abstract art', 'Nature scene'];

const firstUse = () => (
  <StudioScreen
    title="Create an image"
    label="Describe your image"
    placeholder="A lighthouse on a cliff at dusk, long exposure"
    action="Generate"
    credits={20}
    result={
      <ResultPanel
        query={none}
        skeletonRatio={1}
        empty={{
          hue: 'image',
          icon: <ImageIcon />,
          title: 'Your image appears here',
          description: 'Describe it on this page and press Generate. It takes a few seconds.',
        }}
      >
        {() => null}
      </ResultPanel>
    }
    renderLatest={(pick) => (
      <RecentItems
        title="Recent Generations"
        noun="images"
        query={none}
        skeleton={null}
        empty={{ hue: 'image', icon: <ImageIcon />, examples: { prompts, onPick: pick } }}
      >
        {() => null}
      </RecentItems>
    )}
  />
);

/** The first visit: the places are there, and a press fills the prompt. */
export const FirstUse: StoryObj = {
  render: firstUse,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nature scene' }));
    await expect(canvas.getByRole('textbox', { name: 'Describe your image' })).toHaveValue('Nature scene');
  },
};

/** Nothing yet: what will be here, and where it comes from. */
export const NothingYet: StoryObj = {
  render: () => (
    <Frame isWide>
      <Stack gap={16}>
        <Heading level={1}>Library</Heading>
        <EmptyState
          level={2}
          icon={<LibraryIcon />}
          title="Your library is empty"
          description="Everything you make is kept here: images, photo edits, videos, music and texts. Start with a tool."
          actions={['Image', 'Video', 'Music', 'Text'].map((tool) => (
            <Button key={tool}>{tool}</Button>
          ))}
        />
      </Stack>
    </Frame>
  ),
};

/** Nothing that matches: what was asked for, and the way back. */
export const NothingMatches: StoryObj = {
  render: () => (
    <Frame isWide>
      <Stack gap={16}>
        <Heading level={1}>Library</Heading>
        <EmptyState
          level={2}
          icon={<SearchIcon />}
          title="Nothing matches"
          description="No item has these words and filters."
          actions={<Button>Clear filters</Button>}
        />
      </Stack>
    </Frame>
  ),
};

export const OnAPhone: StoryObj = { ...onAPhone, render: firstUse };
