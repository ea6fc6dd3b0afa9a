/** Pictures that the user has uploaded (docs/adr/0070). Not shared in the page: who needs them bundles it. */
export * from '@aic/contract/uploads';
export {
  fetchUploadsPage,
  recentUploadsQuery,
  runUploadCommand,
  uploadQuery,
  type UploadsPage,
} from './api/uploads/uploads.ts';
