import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ResultFooter } from './result-footer.tsx';
import { ResultPanel } from './result-panel.tsx';

const cancel = { isEarly: false, isPending: false, onCancel: () => {} };

function heightOf(status: 'processing' | 'completed' | 'failed'): number {
  mount(
    <ResultPanel
      query={{ data: [{ id: 'a', status }], isPending: false }}
      skeletonRatio={2}
      empty={{ title: 'Nothing yet', description: 'Write something.', icon: null }}
      bodyHeightMin={140}
      renderFooter={() => (
        <ResultFooter
          note="Creative"
          about="Rain"
          cancel={status === 'processing' ? cancel : null}
          actions={[{ label: 'Download', icon: null, onPress: () => {} }]}
        />
      )}
    >
      {() => <p>{status === 'completed' ? 'A result' : null}</p>}
    </ResultPanel>,
  );
  return page.getByRole('region').last().element().getBoundingClientRect().height;
}

it('is as high while the job is under way as when it has ended, so that nothing below moves', () => {
  const heights = (['processing', 'completed', 'failed'] as const).map(heightOf);

  expect(new Set(heights).size).toBe(1);
});
