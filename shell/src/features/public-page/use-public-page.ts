import type { PublicItem, PublicPage } from '@aic/sdk';
import { useInfiniteQuery } from '@aic/sdk/host';
import { useServices } from '../../core/services-context.tsx';
import { publicPageQuery } from '../../hydration/public-page-query.ts';

/** A user's public page with as many of its items as were asked for. */
export function usePublicPage(handle: string) {
  const { api } = useServices();
  const query = useInfiniteQuery(publicPageQuery(api, handle));
  const pages = query.data?.pages;
  const profile: Omit<PublicPage, 'items'> | undefined = pages?.[0];
  const items: PublicItem[] = pages?.flatMap(({ items }) => items) ?? [];
  return { ...query, profile, items };
}
