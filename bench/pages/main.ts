import { chromium, type Browser, type BrowserContext } from 'playwright';
import { observeLoad, readFigures, type LoadFigures } from '../frontend/in-page.ts';
import { startProduct } from '../frontend/variants.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { throttle, untilQuiet } from '../measure/slow-page.ts';
import { formatSummary, summarize } from '../measure/summary.ts';

const ROUNDS = 5;
/** A phone and a desktop; both on a slow line and a slow processor. */
const VIEWPORTS = [
  { width: 390, height: 823 },
  { width: 1440, height: 900 },
] as const;
type Viewport = (typeof VIEWPORTS)[number];

interface MeasuredPage {
  path: string;
  isSignedIn: boolean;
}

const PAGES: readonly MeasuredPage[] = [
  { path: '/', isSignedIn: false },
  { path: '/auth', isSignedIn: false },
  { path: '/pricing', isSignedIn: false },
  { path: '/image-generator', isSignedIn: true },
  { path: '/library', isSignedIn: true },
];

interface Visit {
  cold: LoadFigures;
  /** The same page again, with the files of the first visit in the cache. */
  warm: LoadFigures;
}

const CASES = PAGES.flatMap((page) =>
  VIEWPORTS.map((viewport) => ({ ...page, viewport, name: `${page.path} at ${viewport.width} px` })),
);
type Case = (typeof CASES)[number];

const samples = await withBenchDatabase(async (database) => {
  const { url, token, stop } = await startProduct(database);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // For running as root and without a network.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const visitOf = (page: Case) => () => visit(browser, url, page, page.isSignedIn ? token : null);
  try {
    // One visit of each is not measured: it fills statement caches and compresses files.
    for (const page of CASES) await visitOf(page)();
    return await interleave(Object.fromEntries(CASES.map((page) => [page.name, visitOf(page)])), ROUNDS);
  } finally {
    await browser.close();
    await stop();
  }
});

async function visit(
  browser: Browser,
  baseURL: string,
  { path, viewport }: { path: string; viewport: Viewport },
  token: string | null,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL, viewport });
  try {
    if (token !== null) await context.addCookies([{ name: 'sid', value: token, url: baseURL }]);
    return { cold: await load(context, path), warm: await load(context, path) };
  } finally {
    await context.close();
  }
}

async function load(context: BrowserContext, path: string): Promise<LoadFigures> {
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(observeLoad);
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await untilQuiet(page);
  const figures = await page.evaluate(readFigures);
  await page.close();
  return figures;
}

const rows = CASES.flatMap(({ name }) => {
  const visits = samples[name] ?? [];
  return (['cold', 'warm'] as const).map((kind) => {
    const loads = visits.map((both) => both[kind]);
    const figure = (read: (load: LoadFigures) => number, digits = 0): string =>
      formatSummary(summarize(loads.map((one) => read(one))), digits);
    return [
      `${name}, ${kind}`,
      figure(({ fcpMs }) => fcpMs),
      figure(({ stayingLcpMs }) => stayingLcpMs),
      figure(({ lcpMs }) => lcpMs),
      figure(({ cls }) => cls, 3),
      figure(({ blockingMs }) => blockingMs),
      figure(({ scriptBytes }) => scriptBytes / 1000, 1),
      figure(({ totalBytes }) => totalBytes / 1000, 1),
      figure(({ requests }) => requests),
      [...new Set(loads.map(({ lcpElement }) => lcpElement))].join(' / '),
    ];
  });
});

report('Pages', {
  method: `The built product, served by its own gateway over HTTP/1.1 with brotli 11. Chromium at 390 and 1440 px, applied throttling of 150 ms, 1.6 Mbps and 4x CPU; ${ROUNDS} rounds in random order; median (min..max). Cold: empty cache; warm: the same page opened again. The user has six finished images. Blocking: what tasks after the first paint last beyond 50 ms. LCP that stays: the largest picture or text that is still on the page at the end. Goals: LCP of / <= 570 ms with <= 158 kB of scripts, signed in <= 1,400 ms; CLS 0; blocking <= 250 ms.`,
  lines: table(
    [
      '',
      'FCP, ms',
      'LCP that stays, ms',
      "Chromium's last, ms",
      'CLS',
      'blocking, ms',
      'scripts, kB',
      'all, kB',
      'requests',
      'largest paint',
    ],
    rows,
  ),
});
