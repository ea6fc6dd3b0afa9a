/**
 * Writes the files of deploy that are made of others: the dashboard, and the rules of alerts as a manifest of
 * Kubernetes. node tools/monitoring/main.ts
 */
import { writeFileSync } from 'node:fs';
import { GENERATED } from './generated.ts';

for (const { path, text } of GENERATED) writeFileSync(path, text());
