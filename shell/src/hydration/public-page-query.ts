import { matches, type PublicPage, type ShellApi } from '@aic/sdk';
import { infiniteQueryOptions, PUBLIC_PAGE } from '@aic/sdk/host';

const isPage = (value: unknown): value is PublicPage => matches(PUBLIC_PAGE, value);

/** A user's public page, with as many of its items as were asked for. */
export const publicPageQuery = (api: ShellApi['api'], handle: string) =>
  infiniteQueryOptions({
    queryKey: ['public-page', handle],
    initialPageParam: firstPath(handle),
    queryFn: async ({ pageParam, signal }) => {
      const { body, next } = await api.page(pageParam, signal);
      if (!isPage(body)) throw new SyntaxError(`The response of ${pageParam} is no public page.`);
      return { ...body, next };
    },
    getNextPageParam: ({ next }) => next,
    // Other people publish and hide at any time.
    staleTime: 0,
  });

/** What the first call would be answered with, where the HTML says it. */
export const seedOfPublicPage = (page: PublicPage & { next: string | null }) =>
  isPage(page) ? { pages: [page], pageParams: [firstPath(page.handle)] } : undefined;

const firstPath = (handle: string): string => `/api/users/${encodeURIComponent(handle)}`;
