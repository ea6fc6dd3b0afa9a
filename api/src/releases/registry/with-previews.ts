import type { Registry, RemoteEntry } from '@aic/contract';
import type { RegistryPreview } from '@aic/contract/registry';
import type { Sql } from '../../platform/db/client.ts';
import type { PreviewTokens } from '../previews/preview-token.ts';
import { findPreviews } from '../previews/previews.repo.ts';
import { entryOf } from './resolve-remotes.ts';
import { findChoicesFor } from './slots.repo.ts';

/** No user compares more at once; what is beyond does nothing. */
const PREVIEWS_MAX = 10;

/**
 * The registry for a tab that has opened links to builds: these take the place of what the channels give, and of two
 * of one remote the later. Switched off stays switched off, and nothing is fallen back to.
 * @param tokens as the links have them
 */
export async function withPreviews(
  { sql, previewTokens }: { sql: Sql; previewTokens: PreviewTokens },
  registry: Registry,
  tokens: readonly string[],
): Promise<Registry> {
  const sent = tokens.slice(0, PREVIEWS_MAX).map((token) => ({ token, id: previewTokens.idOf(token) }));
  const ids = sent.flatMap(({ id }) => (id === null ? [] : [id]));
  const rows = ids.length === 0 ? [] : await findPreviews(sql, ids);
  const choices = await findChoicesFor(
    sql,
    rows.map(({ info }) => info),
  );
  const remotes: Record<string, RemoteEntry> = { ...registry.remotes };
  const previews = sent.map(({ token, id }): RegistryPreview => {
    if (id === null) return { token, state: 'unknown' };
    const row = rows.find((one) => one.id === id);
    if (row === undefined || !row.isOpen) return { token, state: 'ended' };
    const { name, build, commit, madeBy, endsAt, killed, info } = row;
    remotes[name] = { ...entryOf(info, choices), killed, previous: null };
    return { token, state: 'open', name, build, commit, madeBy, endsAt };
  });
  return { ...registry, remotes, previews };
}
