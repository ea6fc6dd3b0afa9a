import { PREVIEW_PROVIDER, type Generation, type GenerationKind, type StartRequests } from '@aic/contract';
import { factsOf } from '@aic/contract/facts';
import { optimisticItems } from '@aic/sdk/testing/fakes';

/** Pixels of an edited picture: the fake engine does not look at files. */
const SHAPE = { width: 1200, height: 800 };

/**
 * The items that a start makes, as a gateway answers with them: second in line. @param init of the call, from the SDK's
 * own client
 */
export function readStart(kind: GenerationKind, { body, headers }: RequestInit): Generation[] {
  const fields = fieldsOf(body);
  const request = { ...fields, shape: SHAPE };
  const quotedPrice = Number(new Headers(headers).get('x-quoted-price'));
  // Safe because the SDK's client made it of a request of this kind.
  const input = {
    request: request as unknown as StartRequests[GenerationKind],
    quotedPrice,
    idempotencyKey: '',
  };
  return optimisticItems(kind, input, Date.now(), PREVIEW_PROVIDER).map((item) => ({
    ...item,
    id: crypto.randomUUID(),
    queuePosition: 2,
    ...picturesOf(fields, kind),
  }));
}

function fieldsOf(body: RequestInit['body']): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries([...body].map(fromForm));
  return typeof body === 'string' ? JSON.parse(body) : {};
}

/** A form has figures and the camera as JSON. */
function fromForm([name, value]: [string, FormDataEntryValue]): [string, unknown] {
  const isJson =
    typeof value === 'string' && ['duration', 'strength', 'cameraControl', 'upscale'].includes(name);
  return [name, isJson ? JSON.parse(value) : value];
}

/** The chosen pictures stay in the page: nothing is uploaded. */
function picturesOf(fields: Record<string, unknown>, kind: GenerationKind): object {
  const members = Object.entries<string>(factsOf({ kind }).pictures ?? {}).flatMap(([member, url]) => {
    const file = fields[member];
    return file instanceof File ? [[url, URL.createObjectURL(file)]] : [];
  });
  return Object.fromEntries(members);
}
