import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe reports nothing; a failure names the rule and the element. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFrom((await builder(page)).withTags(TAGS));
}

/** The one rule whose result depends on the theme, for a page that was checked with all rules in the other theme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothingFrom((await builder(page)).withRules(['color-contrast']));
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Axe is loaded once per document, and small: the builder would send 1.5 MB of it twice for each check, which takes as
 * long as the check does.
 */
async function builder(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  await page.evaluate(waitForArrivals, ARRIVAL_MS_MAX);
  return (
    new AxeBuilder({ page, axeSource: ';' })
      // Without an extra page per check, because no page of ours has frames of other origins.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
  );
}

/** Longer than what comes or goes takes, and shorter than what shows that something is under way. */
const ARRIVAL_MS_MAX = 1000;

/** A toast that is halfway there has the colours of nothing. Runs in the page. */
async function waitForArrivals(endMsMax: number): Promise<void> {
  const arrivals = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? Infinity) <= endMsMax);
  await Promise.allSettled(arrivals.map(({ finished }) => finished));
}

async function expectNothingFrom(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.html}`),
    ),
  ).toEqual([]);
}
