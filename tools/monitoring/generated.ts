import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createDashboard } from './dashboard.ts';

const deploy = join(import.meta.dirname, '../../deploy');
export const RULES = join(deploy, 'monitoring/prometheus/rules.yaml');

/** Files with the text that they must have; a test holds them to it. */
export const GENERATED = [
  {
    path: join(deploy, 'monitoring/grafana/dashboards/ai-creative.json'),
    text: () => `${JSON.stringify(createDashboard(), null, 2)}\n`,
  },
  {
    path: join(deploy, 'kubernetes/metrics/rules.yaml'),
    text: () =>
      `# Written by tools/monitoring from ../../monitoring/prometheus/rules.yaml.\n${stringify({
        apiVersion: 'monitoring.coreos.com/v1',
        kind: 'PrometheusRule',
        metadata: { name: 'ai-creative' },
        spec: parse(readFileSync(RULES, 'utf8')) as unknown,
      })}`,
  },
];
