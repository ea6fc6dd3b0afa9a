import type { ContactMessage } from '@aic/contract/contact';
import type { ApiClient } from './client.ts';

/** No account is needed. @throws ApiError, with `fields` for what the server refuses */
export const sendContactMessage = (api: ApiClient, message: ContactMessage): Promise<void> =>
  api.request('POST', '/api/contact', { json: message });
