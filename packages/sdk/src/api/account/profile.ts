import type { ProfileUpdate, User } from '@aic/contract';
import type { ApiClient } from '../client.ts';

/** What is left out stays as it is. @throws ApiError, with `fields` for what the server refuses */
export const updateProfile = (api: ApiClient, update: ProfileUpdate): Promise<User> =>
  api.request('PATCH', '/api/profile', { json: update });
