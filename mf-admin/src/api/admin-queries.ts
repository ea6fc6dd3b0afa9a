import { matches, queryOptions, type ApiClient, type ProviderInfo } from '@aic/sdk';
import {
  ADMIN_ACT,
  ADMIN_USER,
  FAILED_JOB,
  PAYMENT_EVENT,
  RECONCILIATION,
  REMOTE_LOAD,
  REMOTE_STATUS,
  type AdminAct,
  type AdminUser,
  type FailedJob,
  type PaymentEvent,
  type ReconciliationRun,
  type RemoteLoad,
  type RemoteStatus,
} from '@aic/sdk/admin';

type Check<Row> = (value: unknown) => value is Row;

/** Lists of the admin area are read again whenever their view is opened: they are about what happens now. */
function listQuery<Row>(api: ApiClient, path: string, isRow: Check<Row>) {
  return queryOptions({
    queryKey: ['admin', path],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Row[]> => {
      const answer = await api.request<unknown>('GET', path, { signal });
      if (!Array.isArray(answer)) throw new SyntaxError(`The answer of ${path} is no list.`);
      return answer.filter((row: unknown) => isRow(row));
    },
  });
}

export const usersQuery = (api: ApiClient, query: string) =>
  listQuery(api, `/api/admin/users?query=${encodeURIComponent(query)}`, (value): value is AdminUser =>
    matches(ADMIN_USER, value),
  );

export const failedJobsQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/jobs', (value): value is FailedJob => matches(FAILED_JOB, value));

export const paymentEventsQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/events', (value): value is PaymentEvent => matches(PAYMENT_EVENT, value));

export const reconciliationsQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/reconciliations', (value): value is ReconciliationRun =>
    matches(RECONCILIATION, value),
  );

export const actsQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/acts', (value): value is AdminAct => matches(ADMIN_ACT, value));

export const remotesQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/remotes', (value): value is RemoteStatus => matches(REMOTE_STATUS, value));

export const remoteLoadsQuery = (api: ApiClient) =>
  listQuery(api, '/api/admin/remote-loads', (value): value is RemoteLoad => matches(REMOTE_LOAD, value));

export const enginesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'engines'],
    staleTime: 0,
    queryFn: ({ signal }) => api.request<ProviderInfo[]>('GET', '/api/providers', { signal }),
  });
