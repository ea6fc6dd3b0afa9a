import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CompareSlider } from '../../components/compare-slider/compare-slider.tsx';
import { FileDrop } from '../../components/file-drop/file-drop.tsx';
import { ResultPanel } from '../../components/result-panel/result-panel.tsx';
import { EditImageIcon } from '../../icons/icons.ts';
import { sampleFile } from '../../stories/sample-file.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { onAPhone } from '../on-a-phone.ts';
import { StudioScreen } from './studio-screen.tsx';

const meta: Meta = {
  title: 'Patterns/Upload',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};

export default meta;

const result = {
  data: [{ id: 'edit-1', status: 'completed' as const }],
  isPending: false,
};
const SIZE_BYTES_MAX = 10 * 1024 * 1024;

function PhotoEditor() {
  const [picture, setPicture] = useState<File | null>(null);
  const [divider, setDivider] = useState(50);
  return (
    <StudioScreen
      title="Photo editor"
      label="Describe the changes"
      placeholder="Make the sky warmer"
      examples={['Warmer light', 'Black and white', 'Sharper']}
      action="Edit"
      credits={20}
      before={
        <FileDrop
          label="Your picture"
          value={picture}
          onChange={setPicture}
          sizeBytesMax={SIZE_BYTES_MAX}
          hint="It stays as it is; the edit is a new one."
        />
      }
      result={
        <ResultPanel
          query={result}
          skeletonRatio={16 / 9}
          empty={{
            hue: 'image',
            icon: <EditImageIcon />,
            title: 'Your picture appears here',
            description: 'Upload a picture, say what to change and press Edit.',
          }}
        >
          {() => (
            <CompareSlider
              aspectRatio={16 / 9}
              value={divider}
              onValueChange={setDivider}
              before={{ src: samplePicture(4, 1600, 900), alt: 'Hills at noon' }}
              after={{ src: samplePicture(5, 1600, 900), alt: 'The same hills in warmer light' }}
            />
          )}
        </ResultPanel>
      }
    />
  );
}

/** By file dialog, drop or paste; what is refused says why, and the file before it stays. */
export const Default: StoryObj = {
  render: () => <PhotoEditor />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Your picture', { selector: 'input' });
    await userEvent.upload(input, sampleFile('harbour-at-dawn.png'));
    await expect(await canvas.findByText('harbour-at-dawn.png')).toBeVisible();
    await userEvent.upload(input, new File(['No picture.'], 'notes.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await expect(canvas.getByRole('alert')).toHaveTextContent('File type not supported');
    await expect(canvas.getByText('harbour-at-dawn.png')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...onAPhone, render: () => <PhotoEditor /> };
