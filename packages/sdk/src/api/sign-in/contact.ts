import type { ContactMessage } from '@aic/contract/contact';
import type { ApiClient } from '../client.ts';

/**
 * No account is needed. @param key the same for a repeat @throws ApiError, with `fields` for what the server refuses
 */
export const sendContactMessage = (api: ApiClient, message: ContactMessage, key: string): Promise<void> =>
  api.request('POST', '/api/contact', { json: message, headers: { 'idempotency-key': key } });
