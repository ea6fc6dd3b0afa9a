import { GENERATION_KINDS, useSearchParams } from '@aic/sdk';
import { USAGE_TYPES, type UsageFilters } from '@aic/sdk/account';
import { useMemo } from 'react';

type FilterName = keyof UsageFilters;

/** The filters are in the address, so that a view can be kept and shared. What is not a filter's value is left out. */
export function useUsageFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);

  const set = (name: FilterName, value: string | undefined): void =>
    setParams(
      (current) => {
        if (value === undefined || value === '') current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  return {
    filters,
    hasFilters: Object.keys(filters).length > 0,
    set,
    clear: () => setParams({}, { replace: true }),
  };
}

function filtersOf(params: URLSearchParams): UsageFilters {
  const type = USAGE_TYPES.find((known) => known === params.get('type'));
  const kind = GENERATION_KINDS.find((known) => known === params.get('kind'));
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))];
  return { ...(type && { type }), ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
}

const dayOf = (value: string | null): string | undefined =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
