import { matches, queryOptions, type ApiClient } from '@aic/sdk';
import {
  ADMIN_ACTION,
  ADMIN_ENGINES,
  ADMIN_FILL,
  ADMIN_USER,
  ENGINE_COST,
  FAILED_JOB,
  FIGURES,
  INSTALLATION,
  PAYMENT_EVENT,
  RECONCILIATION,
  REMOTE_FAULT,
  REMOTE_LOAD,
  REMOTE_STATUS,
  REPORTED_THING,
  type AdminAction,
  type AdminEngines,
  type AdminFill,
  type AdminUser,
  type EngineCostRow,
  type FailedJob,
  type Figures,
  type Installation,
  type PaymentEvent,
  type ReconciliationRun,
  type RemoteFault,
  type RemoteLoad,
  type RemoteStatus,
  type ReportedThing,
} from '@aic/sdk/admin';

type Check<Row> = (value: unknown) => value is Row;

/** A list that comes in pages (use-pages.ts). */
export interface PagedList<Row> {
  path: string;
  isRow: Check<Row>;
}

function readRows<Row>({ path, isRow }: PagedList<Row>, response: unknown): Row[] {
  if (!Array.isArray(response)) throw new SyntaxError(`The response of ${path} is no list.`);
  return response.filter((row: unknown) => isRow(row));
}

/** Lists of the admin area are read again whenever their view is opened: they are about what happens now. */
function listQuery<Row>(api: ApiClient, path: string, isRow: Check<Row>) {
  return queryOptions({
    queryKey: ['admin', path],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Row[]> =>
      readRows({ path, isRow }, await api.request<unknown>('GET', path, { signal })),
  });
}

/**
 * The first so many pages of a list. They are read one after the other each time, so that an act on a row of the
 * third page shows there, and no row is missing or listed twice where the list has moved on.
 */
export function pagesQuery<Row>(api: ApiClient, list: PagedList<Row>, pages: number) {
  return queryOptions({
    queryKey: ['admin', list.path, pages],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<{ rows: Row[]; hasMore: boolean }> => {
      const rows: Row[] = [];
      let next: string | null = list.path;
      for (let page = 0; page < pages && next !== null; page += 1) {
        const response: { body: unknown; next: string | null } = await api.page(next, signal);
        rows.push(...readRows(list, response.body));
        next = response.next;
      }
      return { rows, hasMore: next !== null };
    },
    placeholderData: (shown, before) => (before?.queryKey[1] === list.path ? shown : undefined),
  });
}

export const usersList = (query: string): PagedList<AdminUser> => ({
  path: `/api/admin/users?query=${encodeURIComponent(query)}`,
  isRow: (value) => matches(ADMIN_USER, value),
});

export const FAILED_JOBS: PagedList<FailedJob> = {
  path: '/api/admin/jobs',
  isRow: (value) => matches(FAILED_JOB, value),
};

export const PAYMENT_EVENTS: PagedList<PaymentEvent> = {
  path: '/api/admin/events',
  isRow: (value) => matches(PAYMENT_EVENT, value),
};

export const RECONCILIATIONS: PagedList<ReconciliationRun> = {
  path: '/api/admin/reconciliations',
  isRow: (value) => matches(RECONCILIATION, value),
};

export const ADMIN_ACTIONS: PagedList<AdminAction> = {
  path: '/api/admin/acts',
  isRow: (value) => matches(ADMIN_ACTION, value),
};

export const REPORTED_THINGS: PagedList<ReportedThing> = {
  path: '/api/admin/reports',
  isRow: (value) => matches(REPORTED_THING, value),
};

export const TAKEN_DOWN_THINGS: PagedList<ReportedThing> = {
  ...REPORTED_THINGS,
  path: '/api/admin/take-downs',
};

export const remotesQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/remotes', (value): value is RemoteStatus => matches(REMOTE_STATUS, value));

export const faultsQuery = (api: ApiClient, tool: string) =>
  listQuery(api, `/api/admin/remotes/${encodeURIComponent(tool)}/errors`, (value): value is RemoteFault =>
    matches(REMOTE_FAULT, value),
  );

export const fillsQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/slots', (value): value is AdminFill => matches(ADMIN_FILL, value));

export const remoteLoadsQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/remote-loads', (value): value is RemoteLoad => matches(REMOTE_LOAD, value));

export const engineCostsQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/engine-costs', (value): value is EngineCostRow => matches(ENGINE_COST, value));

export const figuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['admin', '/api/admin/figures'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Figures> => {
      const response = await api.request<unknown>('GET', '/api/admin/figures', { signal });
      if (!matches(FIGURES, response)) throw new SyntaxError('The figures are none.');
      return response;
    },
  });

export const installationQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['admin', '/api/admin/installation'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Installation | null> => {
      const response = await api.request<unknown>('GET', '/api/admin/installation', { signal });
      return matches(INSTALLATION, response) ? response : null;
    },
  });

export const enginesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['admin', '/api/admin/engines'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<AdminEngines> => {
      const response = await api.request<unknown>('GET', '/api/admin/engines', { signal });
      if (matches(ADMIN_ENGINES, response)) return response;
      throw new SyntaxError('The response of /api/admin/engines is no list.');
    },
  });
