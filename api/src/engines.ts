/** What commands need to ask the configured engines for something. */
export { createProviders } from './generations/create-providers.ts';
export { ProviderError } from './generations/errors/provider-error.ts';
export type { JobOf, Provider, ProviderUsage } from './generations/providers/provider.ts';
export { createResultStore } from './generations/results/result-store.ts';
export { estimateCost } from './generations/worker/estimate-cost.ts';
