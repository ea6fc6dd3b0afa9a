import { matches, type PublicItem, type PublicPage } from '@aic/sdk';
import { PUBLIC_PAGE, useInfiniteQuery } from '@aic/sdk/host';
import { useServices } from '../../app/services-context.tsx';

/** A user's public page with as many of its items as were asked for. */
export function usePublicPage(handle: string) {
  const { api } = useServices();
  const query = useInfiniteQuery({
    queryKey: ['public-page', handle],
    initialPageParam: `/api/users/${encodeURIComponent(handle)}`,
    queryFn: async ({ pageParam, signal }) => {
      const { body, next } = await api.page(pageParam, signal);
      if (!matches(PUBLIC_PAGE, body)) throw new SyntaxError(`The answer of ${pageParam} is no public page.`);
      return { ...body, next };
    },
    getNextPageParam: ({ next }) => next,
    // Other people publish and hide at any time.
    staleTime: 0,
  });
  const pages = query.data?.pages;
  const profile: Omit<PublicPage, 'items'> | undefined = pages?.[0];
  const items: PublicItem[] = pages?.flatMap(({ items }) => items) ?? [];
  return { ...query, profile, items };
}
