/** What commands need to ask the configured engines for something. */
export { createProviders } from './generations/create-providers.ts';
export { ProviderError } from './generations/errors/provider-error.ts';
export type { Provider, ProviderUsage } from './generations/providers/provider.ts';
export { SERVER_KINDS } from './generations/kinds/server-kinds.ts';
export { createResultStore } from './generations/results/result-store.ts';
export { estimateCost } from './generations/worker/estimate-cost.ts';
