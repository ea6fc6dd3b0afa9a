import { RECEIPT, RECEIPT_CLAIMS, type Receipt, type ReceiptClaims } from '@aic/contract/receipts';
import { schemaOf } from '@aic/contract/schemas';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { expect } from 'vitest';
import type { TestUser } from '../gateway/factories.ts';
import type { openLibrary } from '../generations/library-gateway.ts';

/** Asks for receipts of a test's gateway, and reads them as others do: by the keys that it publishes. */
export function receiptReader(ask: Awaited<ReturnType<typeof openLibrary>>['ask']) {
  const publishedKeys = async (): Promise<JSONWebKeySet> =>
    (await ask<JSONWebKeySet>(null, 'GET', '/.well-known/jwks.json')).body;
  return {
    publishedKeys,
    async receiptOf(id: string, user: TestUser): Promise<Receipt> {
      const { status, body } = await ask(user, 'GET', `/api/generations/${id}/receipt`);
      expect(status).toBe(200);
      return schemaOf(RECEIPT).strict().parse(body);
    },
    /** What it says, if it is signed with a key that is published. */
    async claimsOf({ receipt }: Pick<Receipt, 'receipt'>): Promise<ReceiptClaims> {
      const { payload } = await compactVerify(receipt, createLocalJWKSet(await publishedKeys()));
      return schemaOf(RECEIPT_CLAIMS)
        .strict()
        .parse(JSON.parse(new TextDecoder().decode(payload)));
    },
  };
}
