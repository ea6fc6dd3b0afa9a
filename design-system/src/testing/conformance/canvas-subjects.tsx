import type * as canvas from '../../canvas.ts';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { PictureCanvas } from '../../components/picture-canvas/picture-canvas.tsx';
import { PicturePanes } from '../../components/picture-canvas/picture-panes.tsx';
import { ResultGrid } from '../../components/result-panel/result-grid.tsx';
import type * as markdown from '../../markdown.ts';
import type { SubjectsOf } from './subject.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const canvasSubjects: SubjectsOf<typeof canvas> & SubjectsOf<typeof markdown> = {
  Markdown: {
    render: (root) => <Markdown {...root}>A *short* text</Markdown>,
    element: 'div',
    edge: { none: 'it is a text' },
  },
  PictureCanvas: {
    render: (root) => (
      <PictureCanvas {...root} label="A lake" width={2} height={1}>
        <img src={PIXEL} alt="A lake" />
      </PictureCanvas>
    ),
    element: 'div',
    ownStyle: 'aspect-ratio',
    edge: { none: 'it is a picture' },
  },
  PicturePanes: {
    render: (root) => (
      <PicturePanes
        {...root}
        panes={[{ id: 'a', label: 'A', aspectRatio: 1, picture: <img src={PIXEL} alt="A lake" /> }]}
      />
    ),
    element: 'div',
    edge: { none: 'they are pictures' },
  },
  ResultGrid: {
    render: (root) => (
      <ResultGrid
        {...root}
        label="Results of one press"
        aspectRatio={1}
        items={[{ id: 'a', content: 'One' }]}
      />
    ),
    element: 'ul',
    ownStyle: '--ratio',
    edge: { none: 'it only places what is in it' },
  },
};
