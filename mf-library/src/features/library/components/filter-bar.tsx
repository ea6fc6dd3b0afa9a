import { token } from '@aic/design-system';
import { Select } from '@aic/design-system/overlays';
import { Chip } from '@aic/design-system/studio';
import { GENERATION_KINDS, type GenerationKind } from '@aic/sdk';
import type { LibrarySummary } from '@aic/sdk/library';
import { styled } from 'styled-components';
import type { DateRange } from '../view/library-view.ts';
import type { ViewControl } from '../view/use-library-view.ts';

const KIND_NAMES: Readonly<Record<GenerationKind, string>> = {
  image: 'Images',
  edit: 'Photo edits',
  video: 'Videos',
  music: 'Music',
  text: 'Texts',
};

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

/** What narrows the list. Engines are offered where there is more than one. */
export function FilterBar({ view, change, summary }: FilterBarProps) {
  const engines = summary?.engines ?? [];
  return (
    <Root>
      <Chips role="group" aria-label="Kinds">
        {GENERATION_KINDS.map((kind) => (
          <Chip
            key={kind}
            isSelected={view.kinds.includes(kind)}
            onClick={() =>
              change({
                kinds: view.kinds.includes(kind)
                  ? view.kinds.filter((other) => other !== kind)
                  : [...view.kinds, kind],
              })
            }
          >
            {KIND_NAMES[kind]}
          </Chip>
        ))}
      </Chips>
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
    </Root>
  );
}

/** One line that scrolls where the screen is narrow. */
const Root = styled.div`
  /* Hidden labels of what it scrolls away would widen the page. */
  position: relative;
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  margin-inline: -2px;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }

  @media (min-width: 1280px) {
    flex: 1 1 0;
  }
`;

const Chips = styled.div`
  display: flex;
  flex: 1 0 auto;
  gap: ${token.space[8]};
`;

const Selects = styled.div`
  display: flex;
  gap: ${token.space[8]};

  > * {
    width: 140px;
  }
`;
