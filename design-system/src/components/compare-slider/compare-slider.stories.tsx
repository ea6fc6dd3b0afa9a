import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { CompareSlider, type CompareSliderProps } from './compare-slider.tsx';

function Controlled(props: CompareSliderProps) {
  const [value, setValue] = useState(props.value);
  return <CompareSlider {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Studio/CompareSlider',
  component: CompareSlider,
  render: (args) => <Controlled {...args} />,
  args: {
    before: { src: samplePicture(4, 1200, 800), alt: 'The harbour as it was taken' },
    after: { src: samplePicture(9, 1200, 800), alt: 'The harbour at dusk' },
    aspectRatio: 3 / 2,
    value: 50,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompareSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('slider', { name: 'Before and after' });
    await userEvent.tab();
    await expect(divider).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{PageUp}');
    await expect(divider).toHaveAttribute('aria-valuetext', '55% Before, 45% After');
    await userEvent.keyboard('{PageDown}{ArrowRight}');
    await expect(divider).toHaveAttribute('aria-valuetext', '50% Before, 50% After');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(divider).toHaveAttribute('aria-valuetext', '0% Before, 100% After');
    await userEvent.keyboard('{End}');
    await expect(divider).toHaveAttribute('aria-valuetext', '100% Before, 0% After');
  },
};

/** The same value behind two buttons and the divider: what a preview of an edit needs. */
export const WithToggle: Story = {
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('slider', { name: 'Before and after' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Before' }));
    await expect(divider).toHaveAttribute('aria-valuenow', '100');
    await userEvent.click(canvas.getByRole('radio', { name: 'After' }));
    await expect(divider).toHaveAttribute('aria-valuenow', '0');
    divider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('radio', { name: 'After' })).not.toBeChecked();
  },
};

function Toggled(props: CompareSliderProps) {
  const [value, setValue] = useState(0);
  return (
    <Stack>
      <div style={{ width: 200 }}>
        <SegmentedControl
          label="Preview side"
          isLabelHidden
          segments={sides}
          value={String(value)}
          onValueChange={(side) => setValue(Number(side))}
        />
      </div>
      <CompareSlider {...props} value={value} onValueChange={setValue} />
    </Stack>
  );
}

const sides = [
  { value: '100', label: 'Before' },
  { value: '0', label: 'After' },
];

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumnWidth="220px">
      <Controlled {...args} label="In the middle" />
      <Controlled {...args} label="At the start" value={0} />
      <Controlled {...args} label="At the end" value={100} />
      <Controlled
        {...args}
        label="Another shape"
        after={{ src: samplePicture(9, 800, 1200), alt: 'The harbour at dusk, upright' }}
        aspectRatio={1}
      />
    </Grid>
  ),
};
