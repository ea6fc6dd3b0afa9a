import { useMutation, useQuery, useShell } from '@aic/sdk';
import { fetchUsagePage, usageQuery, type UsageFilters, type UsagePage } from '@aic/sdk/account';
import { useState } from 'react';

interface OlderPages {
  /** The first page that they follow. */
  after: UsagePage | undefined;
  pages: UsagePage[];
}

/** The newest moves and as many older pages as were asked for. New moves begin the list anew: they shift every page. */
export function useUsagePages(filters: UsageFilters) {
  const { api } = useShell();
  const first = useQuery(usageQuery(api, filters));
  const [older, setOlder] = useState<OlderPages>({ after: undefined, pages: [] });
  const pages = older.after === first.data ? older.pages : [];
  const next = (pages.at(-1) ?? first.data)?.next ?? null;

  const more = useMutation({
    mutationFn: ({ path }: OlderPages & { path: string }) => fetchUsagePage(api, path),
    // What it follows is of the press: the filters may be others by now.
    onSuccess: (page, asked) => setOlder({ after: asked.after, pages: [...asked.pages, page] }),
  });

  return {
    first,
    entries: [...(first.data === undefined ? [] : [first.data]), ...pages].flatMap((page) => page.entries),
    hasMore: next !== null,
    isLoadingMore: more.isPending,
    hasMoreFailed: more.isError,
    loadMore(): void {
      if (next !== null && !more.isPending) more.mutate({ path: next, after: first.data, pages });
    },
  };
}
