import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openHttpsRegistry } from './https-registry.ts';

it('says why a build is refused that the gateway does not read to its end', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ message: 'This deploy token is over.', code: 'unauthorized', requestId: '1' }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'aic-upload-'));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const files = Array.from({ length: 20 }, (_, index) => `part-${index}.js`);
  for (const file of files) await writeFile(join(folder, file), 'x'.repeat(200_000));
  const integrity = Object.fromEntries(files.map((file) => [file, 'sha384-']));
  await writeFile(join(folder, 'build-info.json'), JSON.stringify({ integrity }));
  // Safe because it listens to a port.
  const { port } = server.address() as AddressInfo;
  const registry = openHttpsRegistry(`http://127.0.0.1:${port}`, 'token');

  const publishing = registry.publish({ name: 'demo', folder, commit: null, isDryRun: false });

  await expect(publishing).rejects.toThrow('This deploy token is over.');
  // What is thrown beside it would end the process.
  await pause(100);
});
