import {
  RECOVERY_CODES,
  SECOND_FACTOR,
  SECOND_FACTOR_SETUP,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorSetup,
} from '@aic/contract/security';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

const PATH = '/api/account/second-factor';

/** Who the user is, once more: their password, or a code of the app or a recovery code. */
export type SecondFactorProof = { password: string } | { code: string };

/** Whether sign-ins of the user ask for a code, too. */
export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.security, 'second-factor'],
    queryFn: async ({ signal }): Promise<SecondFactor> =>
      parseResponse(PATH, SECOND_FACTOR, await api.request('GET', PATH, { signal })),
  });

/**
 * What an authenticator app needs. Nothing is on before `turnOnSecondFactor`. @throws ApiError with status 409 when
 * it is on
 */
export async function beginSecondFactor(api: ApiClient): Promise<SecondFactorSetup> {
  const path = `${PATH}/begin`;
  return parseResponse(path, SECOND_FACTOR_SETUP, await api.request('POST', path, { json: {} }));
}

/** @throws ApiError, with `fields` for a wrong code */
export async function turnOnSecondFactor(api: ApiClient, code: string): Promise<RecoveryCodes> {
  const path = `${PATH}/turn-on`;
  return parseResponse(path, RECOVERY_CODES, await api.request('POST', path, { json: { code } }));
}

/** @throws ApiError, with `fields` for a wrong proof */
export const turnOffSecondFactor = (api: ApiClient, proof: SecondFactorProof): Promise<unknown> =>
  api.request('POST', `${PATH}/turn-off`, { json: proof });

/** The ones before open nothing any more. @throws ApiError, with `fields` for a wrong proof */
export async function renewRecoveryCodes(api: ApiClient, proof: SecondFactorProof): Promise<RecoveryCodes> {
  const path = `${PATH}/recovery-codes`;
  return parseResponse(path, RECOVERY_CODES, await api.request('POST', path, { json: proof }));
}
