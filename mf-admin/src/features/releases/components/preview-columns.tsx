import { Button } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { timeText } from '../../../components/time-text.ts';
import type { BuildPreview } from '../release-rows.ts';

export const previewColumns = (end: (preview: BuildPreview) => void): DataColumn<BuildPreview>[] => [
  { id: 'name', header: 'Tool', render: ({ name }) => name },
  { id: 'build', header: 'Build', isRowHeader: true, render: ({ build }) => build },
  { id: 'commit', header: 'Commit', isWideOnly: true, render: ({ commit }) => commit ?? '–' },
  { id: 'madeBy', header: 'By', isWideOnly: true, render: ({ madeBy }) => madeBy },
  { id: 'endsAt', header: 'Until', render: ({ endsAt }) => timeText(endsAt) },
  {
    id: 'end',
    header: 'End',
    isHeaderHidden: true,
    align: 'end',
    render: (preview) => (
      <Button
        aria-label={`End the preview of ${preview.build} of ${preview.name}`}
        onClick={() => end(preview)}
      >
        End
      </Button>
    ),
  },
];
