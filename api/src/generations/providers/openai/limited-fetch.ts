import { ProviderError } from '../../errors/provider-error.ts';

/** More than any picture in base64, or any text with its events, takes. Counted after unpacking. */
const RESPONSE_BYTES_MAX = 64 * 1024 * 1024;

/**
 * What the SDK sends its requests with. Follows no redirect, which would take prompt and pictures to another host; and
 * ends a response that is too large, because the SDK reads whole bodies into memory, whatever their length.
 */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limitBytes()), { status, statusText, headers });
}

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen <= RESPONSE_BYTES_MAX) controller.enqueue(chunk);
      // Also cancels the response itself, and so closes the connection.
      else controller.error(tooLarge());
    },
  });
}

/** It was answered, so it may have been bought. */
function tooLarge(): ProviderError {
  return new ProviderError(
    'uncertain',
    `The provider's response is larger than ${RESPONSE_BYTES_MAX} bytes.`,
  );
}
