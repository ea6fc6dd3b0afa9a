import { chromium } from 'playwright';
import { withBenchDatabase } from '../measure/database.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import { startSides } from './sides.ts';
import { visit, type Visit } from './visit.ts';

const ROUNDS = 7;

const samples = await withBenchDatabase(async (database) => {
  const { federated, mono, token } = await startSides(database);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // For running as root and without a network.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    // One visit each that does not count: statement caches and compressed files warm up.
    for (const { url } of [federated, mono]) await visit(browser, url, token);
    return await interleave(
      {
        federatedIn: () => visit(browser, federated.url, token),
        monoIn: () => visit(browser, mono.url, token),
        federatedOut: () => visit(browser, federated.url, null),
        monoOut: () => visit(browser, mono.url, null),
      },
      ROUNDS,
    );
  } finally {
    await browser.close();
    await Promise.all([federated.stop(), mono.stop()]);
  }
});

type Side = readonly [label: string, ours: readonly Visit[], reference: readonly Visit[]];
const SIGNED_IN: Side = ['/ signed in', samples.federatedIn, samples.monoIn];
const SIGNED_OUT: Side = ['/ signed out', samples.federatedOut, samples.monoOut];

function row([label, ours, reference]: Side, what: string, read: (visit: Visit) => number, digits = 0) {
  const [a, b] = [ours.map((sample) => read(sample)), reference.map((sample) => read(sample))];
  return [
    `${label}: ${what}`,
    formatSummary(summarize(a), digits),
    formatSummary(summarize(b), digits),
    formatSummary(ratioOf(a, b), 2),
  ];
}

const perPage = [SIGNED_IN, SIGNED_OUT].flatMap((side) => [
  row(side, 'code, kB brotli', ({ codeBytes }) => codeBytes / 1000, 1),
  row(side, 'all, kB', ({ totalBytes }) => totalBytes / 1000, 1),
  row(side, 'requests', ({ requests }) => requests),
  row(side, 'FCP, ms', ({ fcpMs }) => fcpMs),
  row(side, 'LCP, ms', ({ lcpMs }) => lcpMs),
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
  ([name, visits]) => `${name} ${[...new Set(visits.map(({ lcpElement }) => lcpElement))].join(' / ')}`,
);

report('Federated front end', {
  method: `Shell and remotes vs the same source as one Rspack bundle (bench/mono), each served by the product's gateway over HTTP/1.1 with brotli 11. Chromium, phone viewport, empty cache, applied throttling of 150 ms, 1.6 Mbps and 4x CPU; ${ROUNDS} rounds in random order; median (min..max). The person has six finished images. Goals: code bytes <= 1.15x, LCP <= 1.05x. Largest paint: ${elements.join('; ')}.`,
  lines: table(['', 'federated', 'single bundle', 'ratio'], [...perPage, ...navigation]),
});
