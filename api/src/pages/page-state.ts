import {
  GENERATION_KINDS,
  PAGE_SIZE_DEFAULT,
  toolOfPath,
  type GenerationKind,
  type PageState,
} from '@aic/contract';
import { findCredits } from '../credits/credits.repo.ts';
import type { GenerationDeps } from '../generations/generation-deps.ts';
import { findPage } from '../generations/list/generations.repo.ts';
import { listProviders } from '../generations/routes/providers.routes.ts';
import { findSessionUser } from '../identity/auth/auth.repo.ts';

/**
 * What the page would ask for first: who is signed in, what they can spend, and the list of the tool that is opened.
 */
export async function readPageState(
  deps: Pick<GenerationDeps, 'sql' | 'clock' | 'logger' | 'providers'>,
  tokenHash: Buffer | null,
  url: URL,
): Promise<PageState> {
  if (tokenHash === null) return { user: null };
  const { sql, clock } = deps;
  const caller = { tokenHash, now: clock.now() };
  const kind = listOf(url);
  const [user, credits, page, providers] = await Promise.all([
    findSessionUser(sql, tokenHash, caller.now),
    findCredits(sql, tokenHash, caller.now),
    kind && findPage(sql, caller, { kind, limit: PAGE_SIZE_DEFAULT, after: null }),
    kind && listProviders(deps),
  ]);
  if (user === null) return { user: null };
  return {
    user,
    ...(credits !== null && { credits }),
    ...(providers && { providers }),
    // Safe because the database writes a JSON array of items.
    ...(kind && page && { list: { kind, items: JSON.parse(page.body.toString()) as unknown[] } }),
  };
}

/** The picture that the tool shows large, in the format that every current browser takes. */
export function previewUrl({ list }: PageState): string | null {
  // Safe because it is looked at: items of other kinds have no such picture.
  const newest = list?.items[0] as { thumbnails?: { avif?: string } | null } | undefined;
  return newest?.thumbnails?.avif ?? null;
}

function listOf({ pathname, searchParams }: URL): GenerationKind | null {
  const tool = toolOfPath(pathname);
  if (tool === 'image' && searchParams.get('mode') === 'photo-editor') return 'edit';
  return GENERATION_KINDS.find((kind) => kind === tool) ?? null;
}
