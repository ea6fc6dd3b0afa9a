import type { Bucket } from './bucket.ts';
import { objectName } from './object-key.ts';
import { nameOf } from './s3-storage.ts';
import type { HandOff, MediaStore } from './storage.ts';

/** Locations of the proxy that only responses of ours lead to (docs/operate/storage.md has its configuration). */
const PROXY_DISK = '/internal-media/';
const PROXY_BUCKET = '/internal-bucket';

interface DeliverySettings {
  delivery: 'gateway' | 'presigned' | 'x-accel';
  /** How long an address opens its object. */
  linkSeconds: number;
}

/** The store, with who sends its objects in the gateway's place. @param bucket null: it lies on disk */
export function withDelivery(
  store: MediaStore,
  { delivery, linkSeconds }: DeliverySettings,
  bucket: Bucket | null,
): MediaStore {
  if (delivery === 'gateway') return store;
  return { ...store, handOff: handOffOf(delivery, linkSeconds, bucket) };
}

function handOffOf(delivery: 'presigned' | 'x-accel', linkSeconds: number, bucket: Bucket | null): HandOff {
  if (bucket === null) return { kind: 'proxy', addressOf: async (key) => PROXY_DISK + objectName(key) };
  if (delivery === 'presigned') {
    return {
      kind: 'redirect',
      addressOf: (key, headers) => bucket.sign(nameOf(key), headers, linkSeconds, 'public'),
    };
  }
  return {
    kind: 'proxy',
    async addressOf(key) {
      // The proxy keeps our headers, and would send the bucket's beside them.
      const { pathname, search } = new URL(await bucket.sign(nameOf(key), null, linkSeconds, 'own'));
      return PROXY_BUCKET + pathname + search;
    },
  };
}
