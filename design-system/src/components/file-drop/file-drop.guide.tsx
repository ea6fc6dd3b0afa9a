import type { Guide } from '../../guides/guide.ts';
import { FileDrop } from './file-drop.tsx';

const ignore = () => {};

export const fileDropGuide: Guide = {
  use: "For one image from the user's device: by file dialog, by drop, or by paste anywhere on the page.",
  instead: {
    PictureRow: 'the picture was sent before: a press below the field fills it',
    TextField: 'it is an address or a name',
    CropBox: 'it is there, and needs another shape',
  },
  anatomy: [
    {
      name: 'Label',
      at: 'label',
      words: 'Which picture it is: "Reference image". The name of the area, too.',
    },
    {
      name: 'Area',
      at: 'input[type="file"]',
      words:
        'Pressed, or dropped on; a drop that misses it opens nothing. A pasted image goes to the control with the focus, else to the first empty one. It shows what was chosen, with a button to remove it.',
    },
    {
      name: 'Hint',
      at: '[id$="-hint"]',
      words:
        'Types and size are said by themselves; what the picture is for goes before them. A file that is too large, of another type, no picture after all, one of several, or only a link, is refused in words of its own, and the chosen one stays.',
    },
  ],
  do: [
    {
      shown: <FileDrop label="Reference image" hint="The new background." value={null} onChange={ignore} />,
      words: 'The label names the picture, and a failed request keeps it, so that nobody starts over.',
    },
  ],
  dont: [
    {
      shown: <FileDrop label="Upload" hint="PNG or JPG, at most 5 MB." value={null} onChange={ignore} />,
      words: '"Upload" does not say what, and types and size stand there twice.',
    },
  ],
  keys: {
    Tab: 'go to the area, then to Remove',
    'Enter, Space':
      'in the area: open the file dialog. On Remove: take the file away; the focus is on the area again',
  },
};
