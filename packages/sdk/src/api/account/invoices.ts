import { INVOICE, type Invoice } from '@aic/contract/billing';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse, readList } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

/** Newest first. The event `account` invalidates it, and each invoice with it. */
export const invoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.invoices,
    queryFn: async ({ signal }): Promise<Invoice[]> => {
      const path = '/api/invoices';
      return readList(path, INVOICE, await api.request('GET', path, { signal }));
    },
  });

/** One invoice, as its receipt shows it. */
export const invoiceQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.invoices, id],
    queryFn: async ({ signal }): Promise<Invoice> => {
      const path = `/api/invoices/${encodeURIComponent(id)}`;
      return parseResponse(path, INVOICE, await api.request('GET', path, { signal }));
    },
  });
