import { setTimeout as delay } from 'node:timers/promises';
import { parseConfig } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { startServer } from '@aic/api/server';
import { createUser, startGeneration } from '@aic/api/testing';
import type { BenchDatabase } from '../measure/database.ts';

const PROMPTS = [
  'a lighthouse on a cliff at dusk',
  'a quiet harbour in the morning fog',
  'a city at night in the rain',
  'snowy mountains under a full moon',
  'a field of poppies in summer',
  'abstract waves in blue and gold',
];

/** A user with finished images, generated and stored by the product itself. @returns the user's session token */
export async function seedStudio({ url, ownerUrl, dataDir }: BenchDatabase): Promise<string> {
  const config = parseConfig({
    PORT: '0',
    ROLE: 'worker',
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  const worker = await startServer({ config, previews: PREVIEW_PROVIDERS });
  try {
    const user = await createUser(worker.sql);
    for (const prompt of PROMPTS) await startGeneration(worker.sql, user, { prompt });
    for (let isDone = false; !isDone;) {
      await delay(200);
      const [row] = await worker.sql<[{ isDone: boolean; failed: number }]>`
        select bool_and(status = 'completed') as "isDone", count(*) filter (where status = 'failed')::int as failed
        from generation`;
      if (row.failed > 0) throw new Error('An image of the studio to be measured could not be generated.');
      ({ isDone } = row);
    }
    return user.token.toString('base64url');
  } finally {
    await worker.stop();
  }
}
