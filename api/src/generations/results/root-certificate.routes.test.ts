import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());

const ask = () => gateway.request('/.well-known/content-credentials.pem');

it('gives everybody the certificate that files are trusted by, and no key', async () => {
  expect((await ask()).status).toBe(404);
  await admin`
    insert into credential_authority (root_certificate, root_key, certificate, key, renew_at)
    values ('ROOT', 'root key', 'LEAF', 'key', now())`;

  const response = await ask();

  expect(response.headers.get('content-type')).toBe('application/pem-certificate-chain');
  expect(await response.text()).toBe('ROOT');
});
