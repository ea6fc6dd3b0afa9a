import { env } from 'node:process';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type Page, chromium } from 'playwright';

/** The system's Chromium: as root it needs --no-sandbox, and without a network its own chatter delays every start. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** What axe finds, by rule and element. */
export async function violations(
  page: Page,
  rules: 'every rule' | 'contrast' = 'every rule',
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (rules === 'contrast' ? axe.withRules(['color-contrast']) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
