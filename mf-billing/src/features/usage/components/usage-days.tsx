import { Card, Cluster, ErrorState, Heading, media, Stack, Text, token } from '@aic/design-system';
import { SegmentedControl, Skeleton } from '@aic/design-system/studio';
import { lazyPart, useQuery, useShell } from '@aic/sdk';
import { USAGE_CHART_DAYS, usageDaysQuery, type UsageChartDays, type UsageDay } from '@aic/sdk/account';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { CHART_HEIGHT_PX, type ChartView } from '../chart-view.ts';
import { daysSummary } from '../days-summary.ts';
import { DaysTable } from './days-table.tsx';

/** The chart library is heavier than the rest of the page. */
const DayChart = lazyPart('The chart', () => import('./day-chart.tsx').then((file) => file.DayChart));

const VIEWS = [
  { value: 'spent', label: 'Spent' },
  { value: 'balance', label: 'Balance' },
] as const satisfies ReadonlyArray<{ value: ChartView; label: string }>;

const NO_BREAK_SPACE = '\u00a0';

const RANGES = USAGE_CHART_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));

/** Credits by day: a chart for the eye, the same in words and as a table for everyone. */
export function UsageDays() {
  const [view, setView] = useState<ChartView>('spent');
  const [range, setRange] = useState<UsageChartDays>(30);
  return (
    <Card as="section" padding={20} aria-label="Credits by day">
      <Stack gap={16}>
        <Cluster gap={12} justify="space-between">
          <Heading level={2}>Credits by day</Heading>
          <Cluster>
            <SegmentedControl
              label="Show"
              isLabelHidden
              segments={VIEWS}
              value={view}
              onValueChange={setView}
            />
            <SegmentedControl
              label="Days"
              isLabelHidden
              segments={RANGES}
              value={String(range)}
              onValueChange={(value) =>
                setRange(USAGE_CHART_DAYS.find((days) => String(days) === value) ?? 30)
              }
            />
          </Cluster>
        </Cluster>
        <Content range={range} view={view} />
      </Stack>
    </Card>
  );
}

function Content({ range, view }: { range: UsageChartDays; view: ChartView }) {
  const days = useQuery(usageDaysQuery(useShell().api, range));
  if (days.isPending) {
    return <DaysSkeleton />;
  }
  if (days.data === undefined) {
    return (
      <ErrorState
        title="The chart could not be loaded"
        description="The server did not answer. Nothing is lost."
        onRetry={() => void days.refetch()}
        isRetrying={days.isFetching}
      />
    );
  }
  return <Days days={days.data} view={view} />;
}

function Days({ days, view }: { days: readonly UsageDay[]; view: ChartView }) {
  const summary = daysSummary(days, view);
  return (
    <>
      <SummaryText>{summary}</SummaryText>
      <Suspense fallback={<ChartSkeleton />}>
        <DayChart days={days} view={view} label={summary} />
      </Suspense>
      <details>
        <Summary>Show as a table</Summary>
        <DaysTable days={days} />
      </details>
    </>
  );
}

function DaysSkeleton() {
  return (
    <>
      <SummaryText aria-hidden>{NO_BREAK_SPACE}</SummaryText>
      <ChartSkeleton />
      <Summary as="div" aria-hidden>
        {NO_BREAK_SPACE}
      </Summary>
    </>
  );
}

const ChartSkeleton = () => <Skeleton height={`${CHART_HEIGHT_PX}px`} radius="card" />;

/** On a phone there is always room for two lines: how many it takes is known only with the figures. */
const SummaryText = styled(Text).attrs({ tone: 'muted' })`
  min-block-size: 2lh;

  ${media.small} {
    min-block-size: 0;
  }
`;

const Summary = styled.summary`
  width: fit-content;
  padding-block: ${token.space[4]};
  margin-block-end: ${token.space[8]};
  border-radius: ${token.radius.chip};
  color: ${token.color.accentText};
  font: ${token.type.small};
  cursor: pointer;
`;
