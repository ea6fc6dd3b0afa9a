import { token } from '@aic/design-system';
import { Select } from '@aic/design-system/overlays';
import type { LibrarySummary, DateRange } from '@aic/sdk/library';
import { memo } from 'react';
import { styled } from 'styled-components';
import { ChoiceLine } from '../library-page.styles.ts';
import type { ViewControl } from '../view/use-library-view.ts';
import { KindChips } from './kind-chips.tsx';

type DateChoice = DateRange | 'any';
const DATE_OPTIONS: ReadonlyArray<{ value: DateChoice; label: string }> = [
  { value: 'any', label: 'Any time' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'year', label: 'Last 12 months' },
];

const SORT_OPTIONS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

/** Stands for every engine: an engine's id is never empty, and never this. */
const ALL_ENGINES = '*';

export interface FilterBarProps extends Pick<ViewControl, 'view' | 'change'> {
  summary: LibrarySummary | undefined;
}

/** What narrows the list. Engines are offered where there is more than one. Selecting tiles does not render it again. */
export const FilterBar = memo(function FilterBar({ view, change, summary }: FilterBarProps) {
  const engines = summary?.engines ?? [];
  return (
    <ChoiceLine>
      <KindChips view={view} change={change} />
      <Selects>
        {(engines.length > 1 || view.engine !== null) && (
          <Select
            label="Model"
            isLabelHidden
            options={[
              { value: ALL_ENGINES, label: 'All models' },
              ...engines.map(({ id, label }) => ({ value: id, label })),
            ]}
            value={view.engine ?? ALL_ENGINES}
            onValueChange={(engine) => change({ engine: engine === ALL_ENGINES ? null : engine })}
          />
        )}
        <Select
          label="Made"
          isLabelHidden
          options={DATE_OPTIONS}
          value={view.date ?? 'any'}
          onValueChange={(date) => change({ date: date === 'any' ? null : date })}
        />
        <Select
          label="Order"
          isLabelHidden
          options={SORT_OPTIONS}
          value={view.isOldestFirst ? 'oldest' : 'newest'}
          onValueChange={(sort) => change({ isOldestFirst: sort === 'oldest' })}
        />
      </Selects>
    </ChoiceLine>
  );
});

const Selects = styled.div`
  display: flex;
  gap: ${token.space[8]};

  > * {
    width: 140px;
  }
`;
