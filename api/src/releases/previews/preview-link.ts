import { PREVIEW_PARAMETER } from '@aic/contract/registry';
import type { ReleaseCommandResult } from '@aic/contract/remotes';
import type { ReleaseCommand } from '@aic/contract/schemas';
import type { Config } from '../../platform/config/config.ts';
import { createPreviewTokens } from './preview-token.ts';

/**
 * Adds its address to what the act `preview` has made. It is that of the sign-in page, which leads users who are
 * signed in on to the tool: visitors have no tools, and of one that was never released no page either.
 */
export function withPreviewLink(
  config: Pick<Config, 'secondFactorKey' | 'dataDir' | 'appOrigin'>,
  command: ReleaseCommand,
  result: ReleaseCommandResult,
): ReleaseCommandResult {
  if (command.act !== 'preview' || command.isDryRun) return result;
  const made = result.status.previews?.find(({ build }) => build === command.build);
  if (made === undefined) return result;
  const url = new URL('/auth', config.appOrigin);
  url.searchParams.set('returnTo', made.page);
  url.searchParams.set(PREVIEW_PARAMETER, createPreviewTokens(config).tokenOf(made.id));
  return { ...result, preview: { url: url.href, endsAt: made.endsAt } };
}
