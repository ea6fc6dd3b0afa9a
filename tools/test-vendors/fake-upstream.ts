import { type FakeVendor, sendJson, startFakeVendor } from '@aic/api/testing';
import type { Samples } from './servers.ts';

/** What stands behind a gateway: a vendor of ours that makes pictures, edits and texts. */
export async function startFakeUpstream({ picture }: Samples): Promise<FakeVendor> {
  const fake = await startFakeVendor();
  fake.serveWith((response, { method, path }) => {
    const to = `${method} ${path}`;
    if (to === 'POST /v1/images/generations' || to === 'POST /v1/images/edits') {
      return sendJson(response, 200, { created: 1, data: [{ b64_json: picture.toString('base64') }] });
    }
    if (to !== 'POST /v1/responses') return sendJson(response, 404, {});
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"type":"response.output_text.delta","delta":"ready"}\n\n');
    response.end('data: {"type":"response.completed","response":{}}\n\n');
  });
  return fake;
}
