import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PriceButton } from '../price-button/price-button.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { Text } from '../text/text.tsx';
import { ComposerFrame } from './composer-frame.tsx';
import { Composer, type ComposerProps } from './composer.tsx';

const prompts = ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'];
const sizes = [
  { value: '1024x1024', label: 'Square' },
  { value: '1024x1792', label: 'Portrait' },
  { value: '1792x1024', label: 'Landscape' },
];

function Controlled(props: ComposerProps) {
  const [value, setValue] = useState(props.value);
  const [size, setSize] = useState('1024x1024');
  const [quality, setQuality] = useState('standard');

  return (
    <Composer
      {...props}
      value={value}
      onValueChange={setValue}
      examples={prompts}
      settings={
        <>
          <Select label="Size" options={sizes} value={size} onValueChange={setSize} />
          <SegmentedControl
            label="Quality"
            segments={[
              { value: 'standard', label: 'Standard' },
              { value: 'hd', label: 'HD' },
            ]}
            value={quality}
            onValueChange={setQuality}
          />
        </>
      }
    />
  );
}

const meta = {
  title: 'Studio/Composer',
  component: Composer,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Describe your image',
    placeholder: 'A lighthouse on a cliff at dusk, long exposure',
    value: '',
    onValueChange: fn(),
    onSubmit: fn(),
    actions: <PriceButton label="Generate" credits={20} />,
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShortcutSubmits: Story = {
  play: async ({ args, canvas }) => {
    const prompt = canvas.getByRole('textbox', { name: 'Describe your image' });
    await userEvent.type(prompt, 'A{Enter}B');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(prompt).toHaveValue('A\nB');
  },
};

export const ShortcutRespectsTheButton: Story = {
  args: { value: 'A fox', actions: <PriceButton label="Generate" credits={20} isLoading /> },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ExampleFills: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nature scene' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Nature scene');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const BlanksOfATemplate: Story = {
  args: { value: 'A [bird] at [time of day]' },
  play: async ({ canvas }) => {
    const prompt = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const selected = () => prompt.value.slice(prompt.selectionStart, prompt.selectionEnd);
    prompt.focus();
    prompt.setSelectionRange(0, 0);
    await userEvent.tab();
    await expect(selected()).toBe('[bird]');
    await userEvent.tab();
    await expect(selected()).toBe('[time of day]');
    await userEvent.tab();
    await expect(prompt).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(prompt).toHaveFocus();
  },
};

export const EarlierPrompts: Story = {
  args: { history: ['A fox in the snow', 'Paper boats'] },
  play: async ({ canvas }) => {
    const prompt = canvas.getByRole('textbox');
    prompt.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(prompt).toHaveValue('Paper boats');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(prompt).toHaveValue('A fox in the snow');
    await userEvent.keyboard('{ArrowDown}');
    await expect(prompt).toHaveValue('');
  },
};

export const Invalid: Story = { args: { error: 'Please enter a prompt' } };

export const NotEnoughCredits: Story = {
  args: {
    value: 'A lighthouse on a cliff at dusk',
    actions: <PriceButton label="Generate" credits={20} disabledReason="You have 8 credits." />,
  },
};

export const LongPrompt: Story = {
  args: {
    value: 'A lighthouse on a cliff at dusk, long exposure, soft waves, warm window light.\n'.repeat(12),
  },
};

export const TooLong: Story = {
  args: { value: `  ${'Waves. '.repeat(5)}`, lengthMax: 30 },
  play: async ({ args, canvas }) => {
    const prompt = canvas.getByRole('textbox');
    await expect(canvas.getByText('34 of 30 characters')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too long: please shorten it to 30 characters');
    await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(prompt).toHaveFocus();

    await userEvent.clear(prompt);
    await userEvent.paste('a'.repeat(26));
    await expect(canvas.queryByText(/characters/)).not.toBeInTheDocument();
    await userEvent.type(prompt, 'aaaa');
    await expect(prompt).toHaveAccessibleDescription('30 of 30 characters');
    await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A press that takes no words: the button stands where a composer's does. */
export const WithoutPrompt: Story = {
  render: () => (
    <ComposerFrame
      aria-label="Upscale"
      onSubmit={fn()}
      actions={<PriceButton label="Upscale" credits={20} type="button" />}
    >
      <Text size="small" tone="muted">
        Twice as many pixels a side, and nothing else.
      </Text>
    </ComposerFrame>
  ),
};

export const RightToLeft: Story = {
  args: { value: 'منارة على جرف عند الغسق!' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};

export const OnAPhone: Story = {
  args: { value: 'A lighthouse on a cliff at dusk' },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};
