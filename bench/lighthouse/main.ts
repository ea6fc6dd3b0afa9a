import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { startProduct } from '../frontend/variants.ts';
import { withBenchDatabase } from '../measure/database.ts';
import { PEER_PATHS, PEER_URL, peerText } from '../measure/peer.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, summarize } from '../measure/summary.ts';

/** Fetched for a run: installed for everybody it would weigh more than the product. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const PAGES = [
  ...['/', '/pricing', '/auth'].map((path) => ({ name: path, path, isSignedIn: false, isPeer: false })),
  ...['/image-generator', '/video', '/music', '/text', '/library'].map((path) => ({
    name: path,
    path,
    isSignedIn: true,
    isPeer: false,
  })),
  ...Object.entries(PEER_URL === undefined ? {} : PEER_PATHS).map(([name, path]) => ({
    name: `peer of ${name}`,
    path,
    isSignedIn: false,
    isPeer: true,
  })),
];
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';

const score = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });
/** The part of Lighthouse's report that is read. */
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});
type Report = z.output<typeof reportSchema>;

const run = promisify(execFile);

/** Lighthouse loses a trace now and then, and says so: an hour of measuring is not lost with it. */
const measureAgain = (...page: Parameters<typeof measure>): Promise<Report> =>
  measure(...page).catch((error: unknown) => {
    if (!String(error).includes('Please run Lighthouse again')) throw error;
    return measure(...page);
  });

async function measure(url: string, token: string | null): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'aic-lighthouse-'));
  const file = join(folder, 'report.json');
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`];
  const cookie = token === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: `sid=${token}` })}`];
  try {
    await run('npx', [...args, `--chrome-flags=${CHROME_FLAGS}`, ...cookie], {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    });
    return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const samples = await withBenchDatabase(async (database) => {
  const { url, token, stop } = await startProduct(database);
  const visitOf =
    ({ path, isSignedIn, isPeer }: (typeof PAGES)[number]) =>
    () =>
      measureAgain((isPeer ? PEER_URL : url) + path, isSignedIn ? token : null);
  try {
    // One of each is not measured: it fills statement caches and compresses files.
    for (const page of PAGES) await visitOf(page)();
    return await interleave(Object.fromEntries(PAGES.map((page) => [page.name, visitOf(page)])), ROUNDS);
  } finally {
    await stop();
  }
});

const rows = PAGES.map(({ name }) => {
  const reports = samples[name] ?? [];
  const figure = (read: (one: Report) => number, digits = 0): string =>
    formatSummary(summarize(reports.map((one) => read(one))), digits);
  const points = (read: (categories: Report['categories']) => { score: number }): string =>
    figure(({ categories }) => read(categories).score * 100);
  return [
    name,
    points(({ performance }) => performance),
    points(({ accessibility }) => accessibility),
    points((categories) => categories['best-practices']),
    points(({ seo }) => seo),
    figure(({ audits }) => audits['first-contentful-paint'].numericValue),
    figure(({ audits }) => audits['largest-contentful-paint'].numericValue),
    figure(({ audits }) => audits['total-blocking-time'].numericValue),
    figure(({ audits }) => audits['cumulative-layout-shift'].numericValue, 3),
  ];
});

report('Lighthouse', {
  method: `${LIGHTHOUSE} with its defaults (a mobile page, simulated throttling) on the built product, served by its own gateway; ${ROUNDS} rounds in random order; median (min..max). Signed in with six finished images, a video, a track and a text; pages of users are not for search engines, which costs them their points there. ${peerText} Goals: >= 97 for visitors, >= 90 signed in, above the peer, 100 for accessibility and practices.`,
  lines: table(
    ['', 'performance', 'accessibility', 'practices', 'search', 'FCP, ms', 'LCP, ms', 'blocking, ms', 'CLS'],
    rows,
  ),
});
