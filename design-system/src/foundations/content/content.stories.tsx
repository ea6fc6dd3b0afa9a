import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonWords, EmptyWords, ErrorWords, FigureWords } from './examples.tsx';

const meta: Meta = { title: 'Foundations/Content', tags: ['!autodocs', '!dev'] };

export default meta;
type Story = StoryObj;

export const Buttons: Story = { render: () => <ButtonWords /> };
export const Errors: Story = { render: () => <ErrorWords /> };
export const Empty: Story = { render: () => <EmptyWords /> };
export const Figures: Story = { render: () => <FigureWords /> };
