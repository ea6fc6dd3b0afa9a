import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SeedField, type SeedFieldProps } from './seed-field.tsx';

function Controlled(props: SeedFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: number | null): void => {
    setValue(next);
    props.onValueChange(next);
  };
  return <SeedField {...props} value={value} onValueChange={handleChange} />;
}

const meta: Meta<SeedFieldProps> = {
  title: 'Studio/SeedField',
  component: SeedField,
  render: (args) => <Controlled {...args} />,
  args: { value: null, onValueChange: fn(), latest: 41 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Another one each time, until one is kept, typed, or the next one taken. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(field.getByRole('button', { name: 'Keep the latest seed' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field.getByRole('spinbutton', { name: 'Seed' })).toHaveValue(41);
    await userEvent.click(field.getByRole('button', { name: 'Next seed' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(42);
    await userEvent.clear(field.getByRole('spinbutton'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field.getByText('Another one each time')).toBeVisible();
  },
};

/** After the largest one comes 0. */
export const Largest: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement);
    await userEvent.type(field.getByRole('spinbutton'), '99999999999');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2_147_483_647);
    await userEvent.click(field.getByRole('button', { name: 'Next seed' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};

/** Before the first result there is none to keep. */
export const NothingMade: Story = { args: { latest: null } };

/** Part of a plan that the user does not have. */
export const Locked: Story = {
  args: {
    locked: (
      <>
        Part of Creator+. <a href="#plans">See plans</a>
      </>
    ),
  },
};
