import type { GenerationKind } from '@aic/contract';
import { USAGE_DAY, USAGE_ENTRY, type UsageDay, type UsageEntry, type UsageType } from '@aic/contract/usage';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { readList } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

/** Which moves of credits are listed; what is left out is not asked about. */
export interface UsageFilters {
  type?: UsageType;
  kind?: GenerationKind;
  /** `2026-11-01`, a UTC day, itself included. */
  from?: string;
  to?: string;
}

/** How far back the chart goes. */
export const USAGE_CHART_DAYS = [30, 90] as const;
export type UsageChartDays = (typeof USAGE_CHART_DAYS)[number];

export interface UsagePage {
  entries: UsageEntry[];
  /** Path of the next page, or null on the last one. */
  next: string | null;
}

/**
 * The newest moves of the user's credits. Every generation makes another one, so they are asked for again each time
 * their page is opened.
 */
export const usageQuery = (api: ApiClient, filters: UsageFilters) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.usage, 'entries', filters],
    refetchOnMount: 'always',
    queryFn: ({ signal }) => fetchUsagePage(api, usagePath('/api/usage', filters), signal),
  });

/** Older moves. @param path the `next` of the page before @throws ApiError */
export async function fetchUsagePage(api: ApiClient, path: string, signal?: AbortSignal): Promise<UsagePage> {
  const { body, next } = await api.page(path, signal);
  return { entries: readList('/api/usage', USAGE_ENTRY, body), next };
}

/** Balance and use of each UTC day, oldest first, without gaps. */
export const usageDaysQuery = (api: ApiClient, days: UsageChartDays) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.usage, 'days', days],
    refetchOnMount: 'always',
    queryFn: async ({ signal }): Promise<UsageDay[]> => {
      const path = `/api/usage/days?days=${days}`;
      return readList(path, USAGE_DAY, await api.request('GET', path, { signal }));
    },
  });

/** The file with all that the filters let through. */
export const usageCsvPath = (filters: UsageFilters): string => usagePath('/api/usage.csv', filters);

function usagePath(path: string, { type, kind, from, to }: UsageFilters): string {
  const query = new URLSearchParams({
    ...(type && { type }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
