import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const deploy = join(import.meta.dirname, '../../deploy');
export const RULES = join(deploy, 'monitoring/prometheus/rules.yaml');
export const MANIFEST = join(deploy, 'kubernetes/metrics/rules.yaml');

/** The rules of alerts as a manifest of Kubernetes. */
export const manifestOfRules = (): string =>
  `# Written by tools/monitoring from ../../monitoring/prometheus/rules.yaml.\n${stringify({
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'ai-creative' },
    spec: parse(readFileSync(RULES, 'utf8')) as unknown,
  })}`;

if (import.meta.main) writeFileSync(MANIFEST, manifestOfRules());
