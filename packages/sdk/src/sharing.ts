/** Links to one item, on the wire. Not shared in the page: who needs it bundles it. */
export * from '@aic/contract/sharing';
export { endShareLink, shareItem, shareLinkQuery, type ShareRequest } from './api/sharing/share-link.ts';
