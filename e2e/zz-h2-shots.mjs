import { chromium } from 'playwright';
import { AxeBuilder } from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
const URL_ = process.env.BASE ?? 'http://localhost:3921';
const out = '/tmp/h2-shots';
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const context = await browser.newContext({
  baseURL: URL_,
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  colorScheme: 'dark',
});
context.setDefaultTimeout(20000);
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.on('console', (m) => {
  if (m.type() === 'error' || /Content Security|Minified/.test(m.text()))
    console.log('CONSOLE', m.text().slice(0, 300));
});
const email = `h2-${Date.now()}@example.com`;
const r = await context.request.post('/api/register', {
  data: { email, password: 'correct horse battery', firstName: 'Ada', lastName: 'Lovelace' },
  headers: { origin: URL_ },
});
console.log('register', r.status());
async function axe(name) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(TAGS)
    .options({ resultTypes: ['violations'] })
    .analyze();
  for (const v of violations)
    for (const n of v.nodes) console.log('AXE', name, v.id, n.target.join(' '), n.html.slice(0, 160));
}
async function shoot(name, { check = true } = {}) {
  for (const scheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-theme="${scheme}"]`).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.waitForTimeout(350);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log('OVERFLOW', name, width, over);
      await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: true });
      if (check) await axe(`${name}-${width}-${scheme}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
}
export { page, context, browser, shoot, email, axe };
const steps = process.argv.slice(2);
const want = (s) => steps.length === 0 || steps.includes(s);
const wait = (text) => page.getByText(text).first().waitFor();
try {
  if (want('pricing')) {
    await page.goto('/pricing');
    await wait('How Credits Work');
    await shoot('pricing');
  }
  if (want('none')) {
    await page.goto('/profile');
    await wait('No Active Subscription');
    await shoot('profile-none');
    await page.goto('/account');
    await wait('Available Plans');
    await shoot('account-none');
    await page.goto('/account/invoices');
    await wait('No invoices yet');
    await shoot('invoices-none');
  }
  await page.goto('/subscribe?plan=pro');
  await page.getByRole('button', { name: /^Subscribe to/ }).waitFor();
  await page.waitForTimeout(1200);
  if (want('checkout')) await shoot('checkout');
  console.log(
    await page
      .locator('[data-stripe-sandbox]')
      .evaluate((e) =>
        [...e.shadowRoot.querySelectorAll('label,input')].map((x) => x.outerHTML.slice(0, 160)).join('\n'),
      ),
  );
} catch (error) {
  console.log('FAILED', error.message);
  await page.screenshot({ path: `${out}/failed.png` });
}
await context.storageState({ path: '/tmp/h2-state.json' });
await browser.close();
