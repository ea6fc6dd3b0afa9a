import { CHANNEL_CHOICE, type ChannelChoice, type RemoteChannel } from '@aic/contract/remotes';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { readList } from '../parse-response.ts';

/** The tools of which the user can have a version that is not for everybody yet. */
export const channelChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['remote-channels'],
    queryFn: async ({ signal }): Promise<ChannelChoice[]> => {
      const path = '/api/remotes/channels';
      const response = await api.request('GET', path, { signal }).catch((error: unknown) => {
        // A gateway of the release before knows no choice.
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      });
      return readList(path, CHANNEL_CHOICE, response);
    },
  });

/** From the next page that is loaded on. @throws ApiError */
export const chooseChannel = (
  api: ApiClient,
  { name, channel }: { name: string; channel: RemoteChannel },
): Promise<unknown> =>
  api.request('PUT', `/api/remotes/${encodeURIComponent(name)}/channel`, { json: { channel } });
