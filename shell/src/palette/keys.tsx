import { token } from '@aic/design-system';
import { Dialog } from '@aic/design-system/overlays';
import { styled } from 'styled-components';

const SECTIONS = [
  {
    title: 'Everywhere',
    keys: [
      { keys: 'Ctrl K or ⌘ K', does: 'Search and commands' },
      { keys: '?', does: 'This list' },
      { keys: 'Esc', does: 'Close what is open' },
    ],
  },
  {
    title: 'In a tool',
    keys: [
      { keys: 'Ctrl ↵ or ⌘ ↵', does: 'Generate' },
      { keys: '↑ in an empty field', does: 'Earlier prompts' },
    ],
  },
  {
    title: 'In the library',
    keys: [
      { keys: '/', does: 'Search' },
      { keys: 'Arrow keys, Page up, Page down', does: 'Go from item to item' },
      { keys: 'Home, End, with Ctrl or ⌘', does: 'First and last of the row, of all' },
      { keys: 'Enter', does: 'Open the item' },
      { keys: 'Space', does: 'Select or unselect' },
      { keys: 'Shift and an arrow key', does: 'Select more' },
      { keys: 'Ctrl A or ⌘ A', does: 'Select what is shown' },
      { keys: 'Delete', does: 'Remove what is selected' },
    ],
  },
  { title: 'In an open item', keys: [{ keys: '← →', does: 'The item before, the next one' }] },
  {
    title: 'On a picture',
    keys: [
      { keys: '+ −', does: 'Zoom in and out' },
      { keys: '0', does: 'Fit' },
      { keys: '1', does: 'Actual size' },
      { keys: 'Arrow keys', does: 'Move it while it is zoomed' },
    ],
  },
  {
    title: 'In a video',
    keys: [
      { keys: 'Space or K', does: 'Play or pause' },
      { keys: 'M', does: 'Sound on or off' },
      { keys: 'F', does: 'Full screen' },
    ],
  },
  {
    title: 'In a track',
    keys: [
      { keys: '← →', does: 'Back and forth' },
      { keys: 'Home, End', does: 'Its beginning, its end' },
    ],
  },
];

/** Which keys do what. */
export function Keys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Keyboard shortcuts">
      {SECTIONS.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <Title>{title}</Title>
          <List>
            {keys.map((entry) => (
              <Row key={entry.keys}>
                <dt>{entry.does}</dt>
                <dd>
                  <kbd>{entry.keys}</kbd>
                </dd>
              </Row>
            ))}
          </List>
        </section>
      ))}
    </Dialog>
  );
}

const Title = styled.h3`
  margin: ${token.space[16]} 0 ${token.space[4]};
  color: ${token.color.fgMuted};
  font: ${token.type.caption};
`;

const List = styled.dl`
  margin: 0;
  font: ${token.type.ui};
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding-block: ${token.space[4]};

  dd {
    margin: 0;
    color: ${token.color.fgMuted};
  }

  kbd {
    font: inherit;
  }
`;
