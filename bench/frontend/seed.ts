import { setTimeout as delay } from 'node:timers/promises';
import { parseConfig } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { startServer } from '@aic/api/server';
import { createUser } from '@aic/api/testing';
import type { BenchDatabase } from '../measure/database.ts';

type Made = readonly [path: string, request: { prompt: string } & Record<string, unknown>];

const PROMPTS = [
  'a lighthouse on a cliff at dusk',
  'a quiet harbour in the morning fog',
  'a city at night in the rain',
  'snowy mountains under a full moon',
  'a vase of flowers',
  'abstract waves in blue and gold',
];
const OTHERS: readonly Made[] = [
  ['/api/generate-video', { prompt: 'waves at night', duration: 2 }],
  ['/api/generate-music', { prompt: 'calm piano for a rainy evening', genre: 'jazz', duration: 20 }],
  ['/api/generate-text', { prompt: 'a short text about the sea' }],
];

/**
 * A user with six finished images, a video, a track and a text, generated and stored by the product itself.
 * @returns the user's session token
 */
export async function seedStudio({ url, ownerUrl, dataDir }: BenchDatabase): Promise<string> {
  const config = parseConfig({
    PORT: '0',
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  const server = await startServer({ config, previews: PREVIEW_PROVIDERS });
  try {
    const token = (await createUser(server.sql)).token.toString('base64url');
    const images = PROMPTS.map((prompt): Made => ['/api/generate', { prompt }]);
    await makeItems(server.url, token, [...images, ...OTHERS]);
    return token;
  } finally {
    await server.stop();
  }
}

/** Starts one after the other and waits for each. @throws Error when one is refused or fails */
export async function makeItems(url: string, token: string, made: readonly Made[]): Promise<void> {
  const headers = { cookie: `sid=${token}`, origin: url, 'content-type': 'application/json' };
  for (const [path, request] of made) {
    const body = JSON.stringify({ ...request, allow_approximation: true });
    let response = await fetch(url + path, { method: 'POST', headers, body });
    let item = await response.json();
    while (response.ok && item.status === 'processing') {
      await delay(200);
      response = await fetch(`${url}/api/generations/${item.id}`, { headers });
      item = await response.json();
    }
    if (item.status !== 'completed') throw new Error(`${path} ended with ${JSON.stringify(item)}`);
  }
}
