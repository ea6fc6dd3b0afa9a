import { type FakeVendor, startFakeVendor } from './fake-vendor.ts';

export { sendJson } from './fake-vendor.ts';

/** `baseUrl` is what `OPENAI_BASE_URL` is set to. */
export type FakeOpenAi = FakeVendor;

/** A local server with OpenAI's wire format. */
export function startFakeOpenAi(): Promise<FakeOpenAi> {
  return startFakeVendor();
}

/** OpenAI's error body. */
export function errorBody(code: string | null, message = 'vendor text', type = 'invalid_request_error') {
  return { error: { message, type, param: null, code } };
}
