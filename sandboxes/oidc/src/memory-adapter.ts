import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What the provider keeps, by kind and id, until the process ends. It asks whether a thing is still good by itself. */
export function createMemoryAdapter(): new (kind: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();

  return class MemoryAdapter implements Adapter {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    async upsert(id: string, payload: AdapterPayload): Promise<void> {
      rows.set(this.#key(id), payload);
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return rows.get(this.#key(id));
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return Array.from(rows).find(
        ([key, payload]) => key.startsWith(this.#key('')) && payload.uid === uid,
      )?.[1];
    }

    /** Only of devices without a browser, which no user signs in with here. */
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    async consume(id: string): Promise<void> {
      const payload = rows.get(this.#key(id));
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      rows.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of rows) if (payload.grantId === grantId) rows.delete(key);
    }

    #key(id: string): string {
      return `${this.#kind}:${id}`;
    }
  };
}
