import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** Makes of a vendor's response to a picture request what its package can read, so that nothing paid for is dropped. */
export type Settle = (response: unknown, tools: SettleTools) => Promise<unknown>;

interface SettleTools {
  /** Asks the vendor, or downloads what it names. @throws ProviderError */
  get(url: string): Promise<Buffer>;
  signal: AbortSignal;
}

const POLL_MS = 1_000;

const predictionSchema = z.object({
  status: z.enum(['starting', 'processing']),
  urls: z.object({ get: z.string() }),
});

/** Replicate answers after a minute at the latest, be the picture ready or not; its package does not ask again. */
export const waitForPrediction: Settle = async (response, { get, signal }) => {
  let latest = response;
  for (;;) {
    const { data } = predictionSchema.safeParse(latest);
    if (!data) return latest;
    await delay(POLL_MS, undefined, { signal });
    latest = JSON.parse((await get(data.urls.get)).toString('utf8'));
  }
};

const linkedSchema = z.looseObject({ data: z.array(z.looseObject({ url: z.string() })) });

/** Some servers answer addresses even when asked for base64, which is all that the package reads. */
export const inlinePictures: Settle = async (response, { get }) => {
  const { data } = linkedSchema.safeParse(response);
  if (!data) return response;
  const pictures = data.data.map(async ({ url }) => ({ b64_json: (await get(url)).toString('base64') }));
  return { ...data, data: await Promise.all(pictures) };
};
