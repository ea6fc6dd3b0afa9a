import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Chip } from '../chip/chip.tsx';
import { PromptIdeas } from './prompt-ideas.tsx';

const TEMPLATES = [
  { id: 'a', text: 'A [animal] in the snow, [time of day], soft light' },
  { id: 'b', text: 'Poster of [a city], flat colours' },
];

const meta = {
  title: 'Studio/PromptIdeas',
  component: PromptIdeas,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    trigger: <Chip>Templates</Chip>,
    isInitiallyOpen: true,
    templates: TEMPLATES,
    onRetry: null,
    prompt: 'A lighthouse at dusk',
    words: [
      { label: 'Light', words: ['dawn', 'dusk', 'moonlight'] },
      { label: 'Mood', words: ['calm', 'stormy'] },
    ],
    onPick: fn(),
    onSave: fn(),
    isSaving: false,
    onRemove: fn(),
    onWord: fn(),
  },
} satisfies Meta<typeof PromptIdeas>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Templates and words' }));

export const Default: Story = {
  play: async ({ args }) => {
    const ideas = await panel();
    await userEvent.click(ideas.getByRole('button', { name: /^Poster of/ }));
    await expect(args.onPick).toHaveBeenCalledWith('Poster of [a city], flat colours');
    await userEvent.click(ideas.getByRole('button', { name: /^Remove.*snow/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
    await userEvent.click(ideas.getByRole('button', { name: 'moonlight' }));
    await expect(args.onWord).toHaveBeenCalledWith('moonlight');
    await userEvent.click(ideas.getByRole('button', { name: 'Keep this prompt' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const ideas = await panel();
    await waitFor(() => expect(ideas.getByRole('button', { name: /^A \[animal\]/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('a');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Templates' })).toHaveFocus());
  },
};

export const None: Story = {
  args: { templates: [], prompt: '' },
  play: async ({ args }) => {
    const ideas = await panel();
    const keep = ideas.getByRole('button', { name: 'Keep this prompt' });
    await userEvent.click(keep);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(keep).toHaveAccessibleDescription('Write a prompt first');
  },
};

export const Loading: Story = { args: { templates: undefined } };

export const NotLoaded: Story = {
  args: { templates: undefined, onRetry: fn() },
  play: async ({ args }) => {
    const ideas = await panel();
    await userEvent.click(ideas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
