import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { ItemList } from '../../components/recent-items/item-list.tsx';
import { RecentItems } from '../../components/recent-items/recent-items.tsx';
import { ResultFooter } from '../../components/result-panel/result-footer.tsx';
import { ResultPanel } from '../../components/result-panel/result-panel.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { CopyIcon, DownloadIcon, TextIcon } from '../../icons/icons.ts';
import { onAPhone } from '../on-a-phone.ts';
import { RecentText, type WrittenText } from './recent-text.tsx';
import { StudioScreen } from './studio-screen.tsx';

const meta: Meta = {
  title: 'Patterns/Conversation',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};

export default meta;

const ignore = (): void => undefined;
const texts: readonly WrittenText[] = [
  {
    id: 'lantern',
    prompt: 'A short product text for a folding lantern',
    status: 'completed',
    text: '# Light that folds away\n\nFlat in the bag, **bright on the table**: four sides of soft light for a tent of five.\n\n- Weighs 180 g\n- Burns 40 hours\n- Falls over without going out',
  },
  {
    id: 'shorter',
    prompt: 'The same in one sentence, for a sign',
    status: 'processing',
    text: 'Flat in the bag, bright on the',
  },
];

const styles = ['Creative', 'Formal', 'Short'].map((label) => ({ value: label, label }));

function TextStudio() {
  const [shownId, setShownId] = useState('lantern');
  const [style, setStyle] = useState('Creative');
  const query = { data: texts, isPending: false, isError: false, isFetching: false, refetch: ignore };
  return (
    <StudioScreen
      title="Text AI"
      label="What should be written?"
      examples={['A product text', 'A reply to a complaint', 'Five titles']}
      settings={
        <SegmentedControl label="Writing style" segments={styles} value={style} onValueChange={setStyle} />
      }
      action="Generate"
      credits={30}
      result={
        <ResultPanel
          query={query}
          itemId={shownId}
          skeletonRatio={2}
          bodyHeightMin={240}
          empty={{
            hue: 'text',
            icon: <TextIcon />,
            title: 'Your text appears here',
            description:
              'Say what should be written and press Generate. You can read along while it is written.',
          }}
          renderFooter={({ prompt, status }) => (
            <ResultFooter
              note={style}
              about={prompt}
              cancel={status === 'processing' ? { isEarly: false, isPending: false, onCancel: ignore } : null}
              actions={[
                { label: 'Copy text', icon: <CopyIcon />, onPress: ignore },
                { label: 'Download', icon: <DownloadIcon />, onPress: ignore },
              ]}
            />
          )}
        >
          {({ text }) => <Markdown>{text}</Markdown>}
        </ResultPanel>
      }
      renderLatest={() => (
        <RecentItems title="Recent Texts" noun="texts" query={query} skeleton={null}>
          {(items) => (
            <ItemList
              items={items.map((item) => ({
                id: item.id,
                content: (
                  <RecentText text={item} isShown={item.id === shownId} onShow={() => setShownId(item.id)} />
                ),
              }))}
            />
          )}
        </RecentItems>
      )}
    />
  );
}

/** Asked on the left, read in the middle, gone back to on the right. */
export const Default: StoryObj = {
  render: () => <TextStudio />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /in one sentence/ }));
    await expect(canvas.getByRole('button', { name: /Cancel/ })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...onAPhone, render: () => <TextStudio /> };
