import { defineConfig } from 'vitest/config';
import journeys from './vitest.config.ts';

/**
 * `npm run soak:browser`: faults of every kind, a hundred mounts, everything late, and journeys whose every step is proved
 * by other tests (docs/adr/0092-proved-once-in-npm-test.md). Longer than CI can wait for.
 */
export default defineConfig({ test: { ...journeys.test, name: 'soak', include: ['soak/**/*.spec.ts'] } });
