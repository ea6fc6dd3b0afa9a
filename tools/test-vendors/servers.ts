import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface VendorServer {
  /** Of npm; pinned, so that the table compares like with like. */
  package: string;
  version: string;
  /** Its command, below the folder of the package. */
  command: string;
  /** Writes what it needs, and says with which arguments it listens there. */
  prepare(folder: string, port: number): Promise<readonly string[]>;
}

/** A server as the studio is set up for it: a line of the table. */
export interface Setup {
  name: string;
  server: VendorServer;
  /** Environment of the gateway. @param origin of the server */
  environment(origin: string): Readonly<Record<string, string>>;
}

/** What servers hand out that have to be told. */
export interface Samples {
  picture: Buffer;
  film: Uint8Array;
}

/** Servers that others wrote, and a gateway in front of a fake vendor of ours. */
export function vendorSetups({ picture, film }: Samples, fakeUrl: string): readonly Setup[] {
  const aimock: VendorServer = {
    package: '@copilotkit/aimock',
    version: '1.43.0',
    command: 'dist/cli.js',
    async prepare(folder, port) {
      const fixtures = join(folder, 'fixtures.json');
      const b64 = Buffer.from(film).toString('base64');
      const video = { id: 'video_1', status: 'completed', url: `data:video/mp4;base64,${b64}`, b64 };
      const responses = [
        { match: { endpoint: 'image' }, response: { image: { b64Json: picture.toString('base64') } } },
        { match: { endpoint: 'video' }, response: { video } },
        { match: { endpoint: 'chat' }, response: { content: 'ready' } },
      ];
      await writeFile(fixtures, JSON.stringify({ fixtures: responses }));
      return ['--port', String(port), '--fixtures', fixtures, '--log-level', 'silent'];
    },
  };
  const openAiMockApi: VendorServer = {
    package: 'openai-mock-api',
    version: '0.4.0',
    command: 'dist/cli.js',
    async prepare(folder, port) {
      const file = join(folder, 'mock.yaml');
      const messages = [
        { role: 'system', matcher: 'any' },
        { role: 'user', matcher: 'any' },
        { role: 'assistant', content: 'ready' },
      ];
      // JSON is YAML too.
      await writeFile(file, JSON.stringify({ apiKey: KEY, port, responses: [{ id: 'any', messages }] }));
      return ['--config', file, '--port', String(port)];
    },
  };
  const mockOpenAiApi: VendorServer = {
    package: 'mock-openai-api',
    version: '1.0.3',
    command: 'dist/cli.js',
    prepare: (_, port) => Promise.resolve(['--port', String(port), '--host', '127.0.0.1']),
  };
  const portkey: VendorServer = {
    package: '@portkey-ai/gateway',
    version: '1.15.2',
    command: 'build/start-server.js',
    prepare: (_, port) => Promise.resolve([`--port=${port}`, '--headless']),
  };
  const headers = JSON.stringify({ 'x-portkey-provider': 'openai', 'x-portkey-custom-host': fakeUrl });
  return [
    { name: 'aimock', server: aimock, environment: (origin) => everythingAt(`${origin}/v1`) },
    {
      name: "aimock, OpenRouter's videos",
      server: aimock,
      environment: (origin) => ({
        VIDEO_WIRE: 'openrouter',
        VIDEO_BASE_URL: `${origin}/api/v1`,
        VIDEO_API_KEY: KEY,
        VIDEO_MODEL: 'google/veo-3.1',
      }),
    },
    { name: 'openai-mock-api', server: openAiMockApi, environment: (origin) => everythingAt(`${origin}/v1`) },
    {
      name: 'mock-openai-api',
      server: mockOpenAiApi,
      environment: (origin) => ({
        ...everythingAt(`${origin}/v1`),
        IMAGE_MODEL: 'gpt-4o-image',
        TEXT_MODEL: 'mock-gpt-markdown',
      }),
    },
    {
      name: 'Portkey gateway',
      server: portkey,
      environment: (origin) => ({
        ...everythingAt(`${origin}/v1`),
        OPENAI_HEADERS: headers,
        VIDEO_HEADERS: headers,
        MUSIC_HEADERS: headers,
      }),
    },
    {
      name: 'Portkey gateway, headers missing',
      server: portkey,
      environment: (origin) => everythingAt(`${origin}/v1`),
    },
  ];
}

const KEY = 'sk-test';

function everythingAt(url: string): Readonly<Record<string, string>> {
  return {
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: url,
    VIDEO_API_KEY: KEY,
    VIDEO_BASE_URL: url,
    VIDEO_MODEL: 'wan-2.2',
    MUSIC_API_KEY: KEY,
    MUSIC_BASE_URL: url,
  };
}
