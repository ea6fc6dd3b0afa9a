import type { Guide } from '../../guides/guide.ts';
import { sampleFile } from '../../stories/sample-file.ts';
import { FilePicture } from './file-picture.tsx';

export const filePictureGuide: Guide = {
  use: 'For a picture that is still on the device of the user: shown without an upload.',
  instead: {
    FileDrop: 'the user is to choose one: it shows what was chosen',
    MediaTile: 'it is an item of the library',
    Fitted: 'it was uploaded: an `img` with its address stands inside',
  },
  anatomy: [
    {
      name: 'Picture',
      at: 'img',
      words: 'Its address lives as long as the picture is on the page. It has no frame of its own.',
    },
  ],
  do: [
    {
      shown: (
        <FilePicture file={sampleFile('harbour.png')} alt="A harbour at dawn" width={160} height={100} />
      ),
      words: 'What is seen as `alt`; empty where a text beside it says so.',
    },
  ],
  dont: [
    {
      shown: <FilePicture file={sampleFile('IMG_2041.png')} alt="IMG_2041.png" width={160} height={100} />,
      words: 'The name of a file does not say what is seen.',
    },
  ],
  keys: {},
};
