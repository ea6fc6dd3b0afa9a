import { useQuery, useShell } from '@aic/sdk';
import { useState } from 'react';
import { type PagedList, pagesQuery } from './admin-queries.ts';

/** A list from its first page on, and as many more as were asked for. */
export function usePages<Row>(list: PagedList<Row>) {
  const [asked, setAsked] = useState({ path: list.path, pages: 1 });
  const pages = asked.path === list.path ? asked.pages : 1;
  const { data, error, isFetching, refetch } = useQuery(pagesQuery(useShell().api, list, pages));
  const loadMore = () => setAsked({ path: list.path, pages: pages + 1 });
  return {
    data: data?.rows,
    error,
    isFetching,
    refetch,
    ...(data?.hasMore && { loadMore }),
  };
}
