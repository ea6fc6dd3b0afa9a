/** What admins see, on the wire. Not shared in the page: only the admin area bundles it. */
export { QUERY_KEYS } from './api/query-keys.ts';
export * from '@aic/contract/admin';
export { moneyText } from '@aic/contract/formats';
export {
  ADMIN_FILL,
  type AdminFill,
  REMOTE_FAULT,
  REMOTE_LOAD,
  REMOTE_STATUS,
  type RemoteFault,
  type RemoteLoad,
  type RemoteStatus,
} from '@aic/contract/remotes';
