import { chromium } from 'playwright';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { measureExtraRemote } from './extra-remote.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { reportModules } from './report-modules.ts';
import { startVariants } from './variants.ts';

const ROUNDS = 7;

const { samples, extraRemote, builds } = await withBenchDatabase(async (database) => {
  const { federated, mono, token, builds } = await startVariants(database);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // For running as root and without a network.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    // One page load of each is not measured: it fills statement caches and compresses files.
    for (const { url } of [federated, mono]) await loadPage(browser, url, token);
    const samples = await interleave(
      {
        federatedIn: () => loadPage(browser, federated.url, token),
        monoIn: () => loadPage(browser, mono.url, token),
        federatedOut: () => loadPage(browser, federated.url, null),
        monoOut: () => loadPage(browser, mono.url, null),
      },
      ROUNDS,
    );
    // Last, because it changes the registry.
    return { samples, builds, extraRemote: await measureExtraRemote(federated, database.dataDir, token) };
  } finally {
    await browser.close();
    await Promise.all([federated.stop(), mono.stop()]);
  }
});

type Comparison = readonly [label: string, ours: readonly PageLoad[], reference: readonly PageLoad[]];
const SIGNED_IN: Comparison = ['/ signed in', samples.federatedIn, samples.monoIn];
const SIGNED_OUT: Comparison = ['/ signed out', samples.federatedOut, samples.monoOut];

function row(
  [label, ours, reference]: Comparison,
  what: string,
  read: (load: PageLoad) => number,
  digits = 0,
) {
  const [a, b] = [ours.map((sample) => read(sample)), reference.map((sample) => read(sample))];
  return [
    `${label}: ${what}`,
    formatSummary(summarize(a), digits),
    formatSummary(summarize(b), digits),
    formatSummary(ratioOf(a, b), 2),
  ];
}

const perPage = [SIGNED_IN, SIGNED_OUT].flatMap((page) => [
  row(page, 'code, kB brotli', ({ codeBytes }) => codeBytes / 1000, 1),
  row(page, 'all, kB', ({ totalBytes }) => totalBytes / 1000, 1),
  row(page, 'requests', ({ requests }) => requests),
  row(page, 'FCP, ms', ({ fcpMs }) => fcpMs),
  row(page, 'LCP, ms', ({ lcpMs }) => lcpMs),
]);
const navigation = [
  row(SIGNED_IN, 'click to heading, cold, ms', ({ coldNavigationMs }) => coldNavigationMs ?? Number.NaN),
  row(
    SIGNED_IN,
    'the same, hovered before, ms',
    ({ preloadedNavigationMs }) => preloadedNavigationMs ?? Number.NaN,
  ),
];
const elements = Object.entries(samples).map(
  ([name, loads]) => `${name} ${[...new Set(loads.map(({ lcpElement }) => lcpElement))].join(' / ')}`,
);

report('Federated front end', {
  method: `Shell and remotes vs the same source as one Rspack bundle (bench/mono), each served by the product's gateway over HTTP/1.1 with brotli 11, without prerendered HTML. The bundle is split as a bundler does by default, and it, too, asks for a hovered tool ahead. Chromium, phone viewport, empty cache, applied throttling of 150 ms, 1.6 Mbps and 4x CPU; ${ROUNDS} rounds in random order; median (min..max). The user has six finished images. Goals: code bytes <= 1.15x, LCP <= 1.05x, a hovered tool <= 1.1x. One more remote that nobody opens: ${extraRemote.requests} requests and ${(extraRemote.bytes / 1000).toFixed(2)} kB of the page, gzip (goal: 0 and 0.3). Largest paint: ${elements.join('; ')}.`,
  lines: table(['', 'federated', 'single bundle', 'ratio'], [...perPage, ...navigation]),
});

reportModules(builds);
