import { Text, token } from '@aic/design-system';
import { shortDayText, type UsageDay } from '@aic/sdk/account';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import UPlot from 'uplot';
import { useTheme } from '../../../theme/use-theme.ts';
import { chartOptions } from '../chart-options.ts';
import { CHART_HEIGHT_PX, type ChartView } from '../chart-view.ts';

export interface DayChartProps {
  days: readonly UsageDay[];
  view: ChartView;
  /** The chart in a sentence. */
  label: string;
}

/** One figure for each day. It stands still: nothing of it moves, for any user. */
export function DayChart({ days, view, label }: DayChartProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const [pointed, setPointed] = useState<number | null>(null);
  const day = pointed === null ? undefined : days[pointed];

  useEffect(() => {
    const box = boxRef.current;
    if (box === null) return undefined;
    const data: UPlot.AlignedData = [
      days.map(({ day: utcDay }) => Date.parse(utcDay) / 1000),
      days.map((each) => each[view]),
    ];
    const chart = new UPlot(
      chartOptions({ view, theme, width: box.clientWidth, onPoint: setPointed }),
      data,
      box,
    );
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: box.clientWidth, height: CHART_HEIGHT_PX }),
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [days, view, theme]);

  return (
    <div>
      <Box ref={boxRef} role="img" aria-label={label} />
      {/* For the pointer only: the table has every day's figures. */}
      <Text size="small" tone="muted" isTabular aria-hidden>
        {day === undefined ? ' ' : `${shortDayText(day.day)}: ${day[view]} credits`}
      </Text>
    </div>
  );
}

/** The library's own style sheet, as far as this chart needs it. */
const Box = styled.div`
  width: 100%;
  min-width: 0;
  height: ${CHART_HEIGHT_PX}px;
  overflow: hidden;

  .u-wrap {
    position: relative;
    user-select: none;
  }

  .u-over,
  .u-under,
  .u-axis,
  .u-cursor-x,
  .u-cursor-pt {
    position: absolute;
  }

  .u-over > * {
    pointer-events: none;
  }

  canvas {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
  }

  .u-cursor-x {
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-end: 1px dashed ${token.color.borderStrong};
  }

  .u-cursor-pt {
    inset-block-start: 0;
    inset-inline-start: 0;
    border-radius: ${token.radius.full};
  }

  .u-cursor-y,
  .u-select,
  .u-off {
    display: none;
  }
`;
