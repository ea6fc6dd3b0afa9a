import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { FactList } from '../../components/fact-list/fact-list.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Lightbox } from '../../components/lightbox/lightbox.tsx';
import { RerunButton } from '../../components/rerun-button/rerun-button.tsx';
import { Text } from '../../components/text/text.tsx';
import { DownloadIcon, EditImageIcon, FolderIcon, HeartIcon, TrashIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { onAPhone } from '../on-a-phone.ts';

const meta: Meta = {
  title: 'Patterns/Item',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  tags: ['!autodocs'],
};

export default meta;

const PROMPT = 'Hills after the storm, first light, long exposure';
const ignore = (): void => undefined;

function Item() {
  return (
    <Lightbox
      isOpen
      onOpenChange={ignore}
      title="Image"
      media={<img src={samplePicture(1, 1792, 1024)} alt={PROMPT} />}
      onPrevious={ignore}
      onNext={ignore}
    >
      <Stack gap={20}>
        <Text size="reading">{PROMPT}</Text>
        <Cluster role="group" aria-label="Make">
          <Button variant="primary" iconStart={<EditImageIcon />}>
            Edit
          </Button>
          <RerunButton credits={20} onRerun={ignore} about={PROMPT} />
        </Cluster>
        <Cluster role="group" aria-label="Keep">
          <Button iconStart={<DownloadIcon />}>Download</Button>
          <IconButton variant="secondary" label="Add to favourites" aria-pressed={false}>
            <HeartIcon />
          </IconButton>
          <IconButton variant="secondary" label="Move to a folder">
            <FolderIcon />
          </IconButton>
        </Cluster>
        <FactList
          facts={[
            { label: 'Size', value: '1792 × 1024' },
            { label: 'Quality', value: 'Standard' },
            { label: 'Made', value: 'Nov 21, 2026, 10:00 AM' },
            { label: 'Cost', value: '20 credits' },
          ]}
        />
        <Button variant="ghost" iconStart={<TrashIcon />}>
          Remove
        </Button>
      </Stack>
    </Lightbox>
  );
}

/** One item at full size, over the page that it was opened from. */
export const Default: StoryObj = {
  render: () => <Item />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Image' });
    await expect(dialog).toContainElement(screen.getByRole('button', { name: 'Next' }));
  },
};

export const OnAPhone: StoryObj = { ...onAPhone, render: () => <Item /> };
