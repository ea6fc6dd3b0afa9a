import { writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { startWholeProduct } from '../frontend/variants.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { CPU_SLOWDOWN } from '../measure/slow-page.ts';
import { ACTIONS } from './actions.ts';
import { heapOf, scrollThrough } from './heap.ts';
import { type Interaction, observeInteractions, takeInteraction } from './in-page.ts';
import { ITEMS, seedLibrary } from './seed-library.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Browsers report no shorter one. */
const FLOOR_MS = 16;
const SETTLED_MS = 350;
const SCROLLED_ITEMS = 2000;
/** At 1440 px a row has four tiles or more. */
const SCROLLED_ROWS = SCROLLED_ITEMS / 4;
/** For looking into what is slow: a CPU profile of the first action with this name is written beside the results. */
const profiled = process.env['PROFILE_ACTION'];

interface Heap {
  first: number;
  scrolled: number;
  again: number;
}

const { rounds, heap } = await withBenchDatabase(async (database) => {
  const { url, stop } = await startWholeProduct(database);
  const token = await seedLibrary(url, database);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // For running as root and without a network.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const rounds: Interaction[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await withLibrary(browser, url, token, measureActions));
    }
    return { rounds, heap: await withLibrary(browser, url, token, measureHeap) };
  } finally {
    await browser.close();
    await stop();
  }
});

async function withLibrary<Result>(
  browser: Browser,
  baseURL: string,
  token: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: 'sid', value: token, url: baseURL }]);
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    await page.goto('/library');
    await page.getByRole('gridcell').first().waitFor();
    await page.waitForTimeout(2000);
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function measureActions(page: Page): Promise<Interaction[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const measured: Interaction[] = [];
  let isProfiled = false;
  for (const { name, run, until } of ACTIONS) {
    await page.evaluate(takeInteraction);
    const isProfiling = name === profiled && !isProfiled;
    if (isProfiling) {
      await devtools.send('Profiler.enable');
      await devtools.send('Profiler.start');
      isProfiled = true;
    }
    await run(page);
    await until?.(page);
    await page.waitForTimeout(SETTLED_MS);
    if (isProfiling) {
      const { profile } = await devtools.send('Profiler.stop');
      writeFileSync('action.cpuprofile', JSON.stringify(profile));
    }
    measured.push((await page.evaluate(takeInteraction)) ?? { ms: FLOOR_MS, scripts: [] });
  }
  return measured;
}

/** What was scrolled through once may be kept; a second turn may not add to it. */
async function measureHeap(page: Page): Promise<Heap> {
  const devtools = await page.context().newCDPSession(page);
  const first = await heapOf(devtools);
  await scrollThrough(page, SCROLLED_ROWS);
  const scrolled = await heapOf(devtools);
  await scrollThrough(page, SCROLLED_ROWS);
  return { first, scrolled, again: await heapOf(devtools) };
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const slowest = ACTIONS.map(({ name }, index) => {
  const samples = rounds.flatMap((round) => round[index] ?? []).toSorted((a, b) => a.ms - b.ms);
  return { name, median: samples[Math.floor(samples.length / 2)], worst: samples.at(-1) };
}).toSorted((a, b) => (b.median?.ms ?? 0) - (a.median?.ms ?? 0));

for (const { name, median, worst } of slowest.slice(0, 15)) {
  process.stdout.write(`${name}: ${median?.ms} (worst ${worst?.ms})\n`);
  for (const script of median?.scripts ?? []) process.stdout.write(`    ${script}\n`);
}

/** Another load of the machine makes one round slow at one place: what stays in the median is the product's. */
const medians = slowest.map(({ median }) => median?.ms ?? Number.NaN);
const rowOf = (name: string, share: number): string[] => [
  name,
  String(quantile(medians, share)),
  ...rounds.map((round) =>
    String(
      quantile(
        round.map(({ ms }) => ms),
        share,
      ),
    ),
  ),
];

report('Presses in a large library', {
  method: `The built product with its own worker; a user with ${ITEMS} items of four kinds. Chromium at 1440 px, 4x CPU throttling, no throttling of the network: ${ACTIONS.length} presses and keys of one script (bench/interactions/actions.ts), ${ROUNDS} rounds. Time from a press to the next paint, as Event Timing has it; what is below ${FLOOR_MS} ms counts as that. Heap: used JavaScript heap after a forced collection, without throttling. Goals: p75 <= 100 ms, worst <= 200 ms; the second turn through ${SCROLLED_ITEMS} items adds nothing.`,
  lines: [
    ...table(
      ['', 'median of each press', ...rounds.map((_, index) => `round ${index + 1}`)],
      [rowOf('p75, ms', 0.75), rowOf('worst, ms', 1)],
    ),
    '',
    ...table(
      ['slowest presses', 'median, ms', 'worst, ms'],
      slowest.slice(0, 8).map(({ name, median, worst }) => [name, String(median?.ms), String(worst?.ms)]),
    ),
    '',
    ...table(
      ['heap, MB', 'first page', `after ${SCROLLED_ITEMS} items`, 'after them again'],
      [['', heap.first.toFixed(1), heap.scrolled.toFixed(1), heap.again.toFixed(1)]],
    ),
  ],
});
