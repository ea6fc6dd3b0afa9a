import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleFile } from '../../stories/sample-file.ts';
import { Stack } from '../layout/layout.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

function Controlled(props: FileDropProps) {
  const [file, setFile] = useState(props.value);
  return (
    <FileDrop
      {...props}
      value={file}
      onChange={(next) => {
        setFile(next);
        props.onChange(next);
      }}
    />
  );
}

const photo = sampleFile('harbour-at-dawn.png');
const text = new File(['Not a picture.'], 'notes.txt', { type: 'text/plain' });

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Image', value: null, onChange: fn(), sizeBytesMax: 10 * 1024 * 1024 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  args: { value: photo },
  play: async ({ args, canvas }) => {
    const area = canvas.getByLabelText('Image', { selector: 'input' });
    const open = fn((event: Event) => event.preventDefault());
    area.addEventListener('click', open);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(open).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(area).toHaveFocus();
  },
};

export const Dragging: Story = {
  play: async ({ canvas }) => {
    const transfer = new DataTransfer();
    transfer.items.add(photo);
    // A real event: simulated ones lose the transfer's types.
    const event = new DragEvent('dragenter', { dataTransfer: transfer, bubbles: true });
    canvas.getByText('Drag and drop your image here').dispatchEvent(event);
    await expect(await canvas.findByText('Drop your file here')).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Image', { selector: 'input' }), text, {
      applyAccept: false,
    });
    await expect(canvas.getByRole('alert')).toHaveTextContent('File type not supported');
  },
};

export const Selected: Story = { args: { value: photo } };

export const RefusedOverSelected: Story = { ...Refused, args: { value: photo } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Controlled {...args} />
      <Controlled {...args} label="Reference image" hint="The new background." value={photo} />
      <Controlled
        {...args}
        label="With a long name"
        value={sampleFile(`${'a-very-long-name-'.repeat(6)}final.png`)}
      />
      <Controlled {...args} label="Disabled" isDisabled />
      <Controlled {...args} label="Disabled with a file" value={photo} isDisabled />
    </Stack>
  ),
};
