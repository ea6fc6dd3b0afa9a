import { migrate } from '@aic/api/testing';
import { nameDatabase, withBenchDatabase } from '../measure/database.ts';
import { type GrownDatabase, reportGrowth } from './report-growth.ts';
import { seedSize } from './seed-size.ts';

const SMALL = 100_000;
/** Ten million take 20 minutes and more to fill, and 20 GB with what is written meanwhile. */
const LARGE = Number(process.env['BENCH_GROWTH_ROWS'] ?? 1_000_000);
const ASKING = 1000;

await withBenchDatabase(async ({ url, ownerUrl }) => {
  const small = await seedDatabase('small', SMALL);
  await reportGrowth(small, await seedDatabase('large', LARGE));

  async function seedDatabase(name: string, count: number): Promise<GrownDatabase> {
    const owner = nameDatabase(ownerUrl, name);
    await migrate(owner);
    const cookies = await seedSize(owner, { count, asking: ASKING });
    // One role of the server logs in to both: another call for it would change its password.
    return { url: nameDatabase(url, name), ownerUrl: owner, count, cookies };
  }
});
