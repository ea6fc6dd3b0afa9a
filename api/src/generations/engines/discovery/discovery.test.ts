import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeWire, type WireName } from '../../../../test/generations/vendors/fake-wires.ts';
import { createDiscovery } from './discovery.ts';

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

async function start(name: WireName) {
  const server = await startFakeWire(name);
  ends.push(server.stop);
  return server;
}

/** Where only these ports are looked at, each by every wire. */
const lookAt = (...ports: number[]) => createDiscovery({ timeoutMs: 1_000, portsOf: () => ports });

describe('what runs on this machine', () => {
  it.each([
    ['ollama', 'text', 'openai', 'qwen3:8b', '/v1'],
    ['lm-studio', 'text', 'openai', 'gpt-oss-20b', '/v1'],
    ['llama-cpp', 'text', 'openai', 'Qwen3-8B-Q4.gguf', '/v1'],
    ['localai', 'text', 'openai', 'llama-3.2-3b', '/v1'],
    ['localai', 'image', 'openai', 'flux.1-dev', '/v1'],
    ['comfyui', 'image', 'comfyui', 'sd_xl_base_1.0.safetensors', ''],
    ['web-ui', 'image', 'a1111', 'b.safetensors [2]', ''],
    ['sd-server', 'image', 'openai', 'sd-cpp-local', '/v1'],
  ] as const)(
    '%s is known by what only it answers, and makes %s',
    async (name, kind, vendor, model, path) => {
      const { port, seen } = await start(name);

      const engines = (await lookAt(port).look())[kind] ?? [];

      expect(engines).toHaveLength(1);
      expect(engines[0]).toMatchObject({ vendor, price: null, status: { message: null } });
      expect(engines[0]?.status?.label).toContain('on this machine');
      expect(engines[0]?.endpoint).toMatchObject({
        model,
        apiKey: null,
        baseUrl: `http://127.0.0.1:${port}${path}`,
      });
      expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET']));
    },
  );

  it('is named with its models', async () => {
    const { port } = await start('ollama');
    const discovery = lookAt(port);
    await discovery.look();
    expect(discovery.describe()).toEqual([`Ollama at http://127.0.0.1:${port}, text: qwen3:8b (and 1 more)`]);
  });

  it('is not a stranger on such a port: one is left alone', async () => {
    const stranger = await start('ollama');
    stranger.serveWith((response) => response.end('<html>Not a server of models</html>'));

    expect(Object.values(await lookAt(stranger.port).look()).flat()).toEqual([]);
    expect(
      stranger.seen.every(({ method, body }) => method === 'GET' && Object.keys(body).length === 0),
    ).toBe(true);
  });

  it('keeps no start waiting that never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    ends.push(() => new Promise((resolve) => void silent.close(resolve)));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    silent.on('connection', (socket) => void ends.push(() => Promise.resolve(socket.destroy())));

    const startedAt = performance.now();
    await lookAt(port).look();

    expect(performance.now() - startedAt).toBeLessThan(2_500);
  });
});
