import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DownloadIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Lightbox, type LightboxProps } from './lightbox.tsx';

const prompt = 'A lighthouse on a cliff at dusk, long exposure, soft waves';

const meta: Meta<LightboxProps> = {
  title: 'Studio/Lightbox',
  component: Lightbox,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Image details',
    media: <img src={samplePicture(4, 1792, 1024)} alt={prompt} />,
    onPrevious: fn(),
    onNext: fn(),
    children: (
      <Stack>
        <Text size="reading">{prompt}</Text>
        <Text tone="muted" isTabular>
          1792 x 1024, HD, vivid, 20 credits
        </Text>
        <Button variant="primary" size="primary" iconStart={<DownloadIcon />}>
          Download
        </Button>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
};

export default meta;
type Story = StoryObj<LightboxProps>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Image details' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FirstOfMany: Story = { args: { onPrevious: undefined } };

/** A finger that moves sideways over the picture; the one that goes up or down scrolls. */
export const Swipe: Story = {
  play: async ({ args }) => {
    const picture = await screen.findByRole('img', { name: prompt });
    const swipe = (x: number, y: number): void => {
      const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true };
      picture.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 200, clientY: 200 }));
      picture.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: 200 + x, clientY: 200 + y }));
    };
    swipe(-20, 0);
    swipe(-60, 200);
    await expect(args.onNext).not.toHaveBeenCalled();
    swipe(-80, 10);
    await expect(args.onNext).toHaveBeenCalledOnce();
    swipe(80, 10);
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const OfWords: Story = {
  args: {
    isText: true,
    media: (
      <Text size="reading" isMeasured>
        {'The ferry leaves at nine, and the gulls know it. '.repeat(120)}
      </Text>
    ),
  },
};

export const Alone: Story = { args: { onPrevious: undefined, onNext: undefined } };
