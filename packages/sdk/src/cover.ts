/** How a track looks, and what has no picture yet. Not shared in the page: who needs it bundles it. */
export { promptColours, trackCoverUrl } from '@aic/contract/cover';
