import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';

export interface Studio {
  readonly url: string;
  readonly databaseUrl: string;
  /** Of the local Stripe. */
  readonly stripeUrl: string;
  readonly browser: Browser;
}

/** The studio that journeys share, and a browser; call it at the top of a journey. */
export function openStudio(): Studio {
  const browser = openSharedBrowser();
  return {
    ...inject('studio'),
    get browser() {
      return browser();
    },
  };
}

let launched: Promise<Browser> | undefined;

/**
 * One browser for all files of a worker, because starting one takes more time than many journeys; users have contexts
 * of their own. It ends with its worker: Chromium exits when the pipe that it is driven by closes.
 * @returns a getter for tests and hooks
 */
export function openSharedBrowser(): () => Browser {
  return openBeforeAll(async () => {
    const browser = await launched?.catch(() => undefined);
    if (browser?.isConnected()) return browser;
    launched = launchChromium();
    return launched;
  });
}

/**
 * Chromium draws the list under its address bar as a page, in a process of its own for each new window, also where it
 * is not seen: two thirds of the time that a context takes. Of two equal switches the last one counts, so those of
 * Playwright that our pages need stand here again.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  // A process that each context starts for a page that never comes.
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

/** Starts the Chromium that `npm test` found; the flags allow running as root and without a network. */
function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A studio of a home network, for the journey on plain http.
      '--host-resolver-rules=MAP *.lan 127.0.0.1',
      // Texts are as wide as where people look at them; without windows Chromium rounds their letters to whole pixels.
      '--font-render-hinting=none',
      // V8's last two compilers, which no page here lives long enough to repay: a tenth of the processor's time.
      '--js-flags=--no-turbofan,--no-maglev',
      // Three browsers on two cores gain nothing from more threads that draw, or from OpenGL in software.
      '--num-raster-threads=1',
      '--disable-gpu',
      `--disable-features=${FEATURES_OFF.join(',')}`,
    ],
  });
}

/**
 * Opens something before the file's tests and closes it after them, unless it outlives them. @returns a getter for
 * tests and hooks
 */
export function openBeforeAll<T>(open: () => Promise<T>, close?: (opened: T) => Promise<void>): () => T {
  let opened: { value: T } | undefined;
  const get = (): T => {
    if (opened === undefined) {
      throw new Error('The studio is not running yet: use it inside a test or a hook.');
    }
    return opened.value;
  };
  beforeAll(async () => {
    opened = { value: await open() };
  });
  afterAll(async () => {
    if (opened !== undefined) await close?.(opened.value);
  });
  return get;
}
