/** The part of TanStack Query that tools use: a narrow facade keeps the rest out of the shell's bundle. */
export {
  infiniteQueryOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
