/** What the commands, journeys and benchmarks need to publish and release. */
export { openInstallation } from '../platform/db/open/open-installation.ts';
export { AppError } from '../platform/errors/app-error.ts';
export { createLogger } from '../platform/http/log/logger.ts';
export {
  runWorkspaceCommand,
  type WorkspaceCommand,
  runReleaseCommand,
  findRemoteStatus,
  listRemoteStatus,
} from './commands/release-commands.repo.ts';
export { createDeployToken } from './deploy/deploy-token.ts';
export { listDeployTokens, makeDeployToken, revokeDeployToken } from './deploy/deploy-tokens.repo.ts';
export { findFaults } from './faults/faults.repo.ts';
export { listFaults } from './faults/list-faults.ts';
export { withPreviewLink } from './previews/preview-link.ts';
export { inspectBuild, REMOTE_BUDGET } from './publish/inspect-build.ts';
export { type Offer, registerWorkspace, registerWorkspaceBuild } from './publish/register-workspace-build.ts';
export { checkBuild, isPublished, publishBuild } from './publish/publish-build.ts';
