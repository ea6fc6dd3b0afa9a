import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing to complain about, in words that name the element when there is. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothingFrom(builder(page).withTags(TAGS));

/** What a theme can break, for a page that is accessible in the other theme. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothingFrom(builder(page).withRules(['color-contrast']));

/** Without frames of other origins there is nothing that the slower mode, with a page of its own, would add. */
const builder = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

async function expectNothingFrom(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.html}`),
    ),
  ).toEqual([]);
}
