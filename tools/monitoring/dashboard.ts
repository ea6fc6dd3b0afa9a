import {
  LegendDisplayMode,
  LegendPlacement,
  TooltipDisplayMode,
  VizLegendOptionsBuilder,
  VizTooltipOptionsBuilder,
} from '@grafana/grafana-foundation-sdk/common';
import {
  DashboardBuilder,
  DashboardCursorSync,
  DatasourceVariableBuilder,
  RowBuilder,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder } from '@grafana/grafana-foundation-sdk/timeseries';
import type { Panel } from './panel.ts';
import { PRODUCT_ROWS } from './product-rows.ts';
import { SERVICE_ROWS } from './service-rows.ts';

export const ROWS = [...SERVICE_ROWS, ...PRODUCT_ROWS];

/** Chosen on top of the dashboard. */
const SOURCE = { type: 'prometheus', uid: '${source}' };
/** A row is 24 units wide. */
const SIZE = { span: 8, height: 8 };

/** As Grafana imports and provisions it. */
export function createDashboard() {
  const builder = new DashboardBuilder('AI Creative')
    .uid('ai-creative')
    .tags(['ai-creative'])
    .description('Written by tools/monitoring; what its figures mean is in docs/operate/monitoring.md.')
    .refresh('30s')
    .time({ from: 'now-6h', to: 'now' })
    .tooltip(DashboardCursorSync.Crosshair)
    .withVariable(new DatasourceVariableBuilder('source').label('Prometheus').type('prometheus'));
  for (const { title, panels } of ROWS) {
    builder.withRow(new RowBuilder(title));
    for (const panel of panels) builder.withPanel(panelOf(panel));
  }
  return builder.build();
}

function panelOf({ title, description, unit = 'short', queries }: Panel): PanelBuilder {
  const panel = new PanelBuilder()
    .title(title)
    .unit(unit)
    .min(0)
    .datasource(SOURCE)
    .span(SIZE.span)
    .height(SIZE.height)
    .lineWidth(1)
    .fillOpacity(8)
    .legend(
      new VizLegendOptionsBuilder()
        .displayMode(LegendDisplayMode.List)
        .placement(LegendPlacement.Bottom)
        .showLegend(true),
    )
    .tooltip(new VizTooltipOptionsBuilder().mode(TooltipDisplayMode.Multi));
  if (description !== undefined) panel.description(description);
  if (unit === 'percentunit') panel.max(1);
  for (const [legend, query] of Object.entries(queries)) {
    panel.withTarget(new DataqueryBuilder().datasource(SOURCE).expr(query).legendFormat(legend));
  }
  return panel;
}
