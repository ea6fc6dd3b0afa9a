import { chromium, type Browser, type BrowserContext } from 'playwright';
import { observeLoad, readFigures, type LoadFigures } from '../frontend/in-page.ts';
import { startProduct } from '../frontend/variants.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { PEER_PATHS, PEER_URL, peerText } from '../measure/peer.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { throttle, untilQuiet } from '../measure/slow-page.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
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
  { path: '/video', isSignedIn: true },
  { path: '/music', isSignedIn: true },
  { path: '/text', isSignedIn: true },
  { path: '/library', isSignedIn: true },
];

interface PageFigures extends LoadFigures {
  /** Of one load: how often style was recalculated, and how long that took. */
  styles: number;
  stylesMs: number;
}

interface Visit {
  cold: PageFigures;
  /** The same page again, with the files of the first visit in the cache. */
  warm: PageFigures;
}

interface Case extends MeasuredPage {
  viewport: Viewport;
  name: string;
}

const CASES = PAGES.flatMap((page) =>
  VIEWPORTS.map((viewport): Case => ({ ...page, viewport, name: `${page.path} at ${viewport.width} px` })),
);
const PEER_CASES = CASES.flatMap((page) => {
  const path = PEER_PATHS[page.path];
  return path === undefined || PEER_URL === undefined
    ? []
    : [{ ...page, path, name: `peer of ${page.name}` }];
});

const samples = await withBenchDatabase(async (database) => {
  const { url, token, stop } = await startProduct(database);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // For running as root and without a network.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const visits: Record<string, () => Promise<Visit>> = {};
  for (const page of CASES) {
    visits[page.name] = () => visit(browser, url, page, page.isSignedIn ? token : null);
  }
  for (const page of PEER_CASES) visits[page.name] = () => visit(browser, PEER_URL ?? '', page, null);
  try {
    // One visit of each is not measured: it fills statement caches and compresses files.
    for (const warmUp of Object.values(visits)) await warmUp();
    return await interleave(visits, ROUNDS);
  } finally {
    await browser.close();
    await stop();
  }
});

async function visit(
  browser: Browser,
  baseURL: string,
  { path, viewport }: Case,
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

async function load(context: BrowserContext, path: string): Promise<PageFigures> {
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(observeLoad);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(path);
  await page.locator(':is(h1, h2):visible').first().waitFor();
  await untilQuiet(page);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const figures = await page.evaluate(readFigures);
  await page.close();
  return {
    ...figures,
    styles: metric('RecalcStyleCount'),
    stylesMs: metric('RecalcStyleDuration') * 1000,
  };
}

const loadsOf = (name: string, kind: keyof Visit): PageFigures[] =>
  (samples[name] ?? []).map((both) => both[kind]);

const rows = [...CASES, ...PEER_CASES].flatMap(({ name }) =>
  (['cold', 'warm'] as const).map((kind) => {
    const loads = loadsOf(name, kind);
    const figure = (read: (load: PageFigures) => number, digits = 0): string =>
      formatSummary(summarize(loads.map((one) => read(one))), digits);
    return [
      `${name}, ${kind}`,
      figure(({ fcpMs }) => fcpMs),
      figure(({ stayingLcpMs }) => stayingLcpMs),
      figure(({ picturesMs }) => picturesMs).replace(/^NaN.*/, 'none'),
      figure(({ lcpMs }) => lcpMs),
      figure(({ cls }) => cls, 3),
      figure(({ blockingMs }) => blockingMs),
      figure(({ styles }) => styles),
      figure(({ stylesMs }) => stylesMs),
      figure(({ scriptBytes }) => scriptBytes / 1000, 1),
      figure(({ totalBytes }) => totalBytes / 1000, 1),
      figure(({ requests }) => requests),
      [...new Set(loads.map(({ lcpElement }) => lcpElement))].join(' / '),
    ];
  }),
);

const ratios = PEER_CASES.map(({ name }) => {
  const ratio = (read: (load: PageFigures) => number): string => {
    const [ours, peers] = [loadsOf(name.replace(/^peer of /, ''), 'cold'), loadsOf(name, 'cold')];
    return `${formatSummary(ratioOf(ours.map(read), peers.map(read)), 2)}x`;
  };
  return [
    name,
    ratio(({ fcpMs }) => fcpMs),
    ratio(({ stayingLcpMs }) => stayingLcpMs),
    ratio(({ totalBytes }) => totalBytes),
  ];
});

report('Pages', {
  method: `The built product, served by its own gateway over HTTP/1.1 with brotli 11. Chromium at 390 and 1440 px, applied throttling of 150 ms, 1.6 Mbps and 4x CPU; ${ROUNDS} rounds in random order; median (min..max). Cold: empty cache; warm: the same page opened again. The user has six finished images, a video, a track and a text. Blocking: what tasks after the first paint last beyond 50 ms. LCP that stays: the largest picture or text that is still on the page at the end. Pictures: when the last of the first screen was there. Styles: recalculations of one load. ${peerText} Goals: LCP of / <= 570 ms with <= 158 kB of scripts, signed in <= 1,400 ms with pictures; CLS 0; blocking <= 250 ms; / and /pricing <= 1.0x of the peer, /auth <= 0.45x.`,
  lines: [
    ...table(
      [
        '',
        'FCP, ms',
        'LCP that stays, ms',
        'pictures, ms',
        "Chromium's last, ms",
        'CLS',
        'blocking, ms',
        'styles',
        'styles, ms',
        'scripts, kB',
        'all, kB',
        'requests',
        'largest paint',
      ],
      rows,
    ),
    ...(ratios.length > 0
      ? ['', ...table(['ours to it, cold', 'FCP', 'LCP that stays', 'all'], ratios)]
      : []),
  ],
});
