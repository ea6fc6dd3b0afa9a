import { createSql } from '../../src/platform/db/client.ts';
import { createTestGateway } from './gateway.ts';

/** What a gateway answers at `/api/openapi.json`. No database is asked: a pool connects at its first statement. */
export async function readApiDocument(): Promise<unknown> {
  const sql = createSql('postgres://127.0.0.1:9/none', { name: 'aic-api-document', max: 1 });
  const gateway = createTestGateway(sql);
  const response = await gateway.request('/api/openapi.json');
  gateway.stop();
  await sql.end();
  return await response.json();
}
