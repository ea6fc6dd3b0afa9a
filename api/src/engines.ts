/** What commands need to ask the configured engines for something. */
export { tryEngine } from './generations/engines/try-engine.ts';
export { PNG } from './generations/engines/smallest-jobs.ts';
export { createDiscovery } from './generations/engines/discovery/discovery.ts';
export { createProviders } from './generations/create-providers.ts';
export { ProviderError } from './generations/errors/provider-error.ts';
export type { Provider, ProviderUsage } from './generations/providers/provider.ts';
export { SERVER_KINDS } from './generations/kinds/server-kinds.ts';
export { estimateCost } from './generations/worker/estimate-cost.ts';
