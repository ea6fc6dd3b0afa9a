import { createLoginRole, migrate } from '@aic/api/testing';
import { nameDatabase, withBenchDatabase } from '../measure/database.ts';
import { type GrownDatabase, reportGrowth } from './report-growth.ts';
import { seedSize } from './seed-size.ts';

const SMALL = 100_000;
/** Ten million take 20 minutes and more to fill, and 20 GB with what is written meanwhile. */
const LARGE = Number(process.env['BENCH_GROWTH_ROWS'] ?? 1_000_000);
const ASKING = 1000;

await withBenchDatabase(async ({ ownerUrl }) => {
  const small = await seedDatabase(nameDatabase(ownerUrl, 'small'), SMALL);
  await reportGrowth(small, await seedDatabase(nameDatabase(ownerUrl, 'large'), LARGE));
});

async function seedDatabase(ownerUrl: string, count: number): Promise<GrownDatabase> {
  await migrate(ownerUrl);
  const cookies = await seedSize(ownerUrl, { count, asking: ASKING });
  return { url: await createLoginRole(ownerUrl), ownerUrl, count, cookies };
}
