/** What the commands, journeys and benchmarks need to publish and release. */
export { type Offer, offerBuild } from './publish/offer-build.ts';
export { REMOTE_BUDGET } from './publish/inspect-build.ts';
