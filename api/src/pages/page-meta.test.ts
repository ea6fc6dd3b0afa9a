import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_PAGE_TITLES } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { registerWorkspaceBuild } from '../releases/publish/register-workspace-build.ts';

const { sql } = await createTestDatabase();
const ORIGIN = 'https://studio.example.com';
const dataDir = await mkdtemp(join(tmpdir(), 'aic-meta-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir, APP_ORIGIN: ORIGIN });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeAll(async () => {
  const build = await writeTestBuild(dataDir, { name: 'shell', build: 'aaaaaa1', version: '1.0.0' });
  await registerWorkspaceBuild({ sql, dataDir }, build, { canReturn: true, commit: null });
});

const PAGES = Object.entries(PUBLIC_PAGE_TITLES);
const htmlOf = async (path: string, headers: Record<string, string> = {}) =>
  (await gateway.request(path, { headers })).text();

/** Each in its one line, as the page has it. */
function headOf(html: string) {
  const first = (pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;
  return {
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="(.*?)">/),
    canonical: first(/<link rel="canonical" href="(.*?)">/),
    picture: first(/<meta property="og:image" content="(.*?)">/),
    robots: first(/<meta name="robots" content="(.*?)">/),
  };
}

describe('the head of a page for visitors', () => {
  it.each(PAGES)('says of %s what it is, where it is, and what a link to it shows', async (path, title) => {
    const head = headOf(await htmlOf(`${path}?utm_source=mail`));

    expect(head).toMatchObject({
      title: `${title.replace('&', '&amp;')} · AI Creative`,
      canonical: ORIGIN + path,
      picture: `${ORIGIN}/social-picture.png`,
      robots: null,
    });
  });

  it('has a description of its own on each page, as long as search engines show', async () => {
    const descriptions = await Promise.all(
      PAGES.map(async ([path]) => headOf(await htmlOf(path)).description ?? ''),
    );
    expect(new Set(descriptions).size).toBe(PAGES.length);
    for (const { length } of descriptions) {
      expect(length).toBeGreaterThan(40);
      expect(length).toBeLessThanOrEqual(165);
    }
  });

  it.each(['/', '/pricing'])('offers on %s the plans at their prices, for programs to read', async (path) => {
    const html = await htmlOf(path);
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const products = JSON.parse(json)['@graph'].filter((thing: object) => 'offers' in thing);
    expect(products).toMatchObject([
      { name: PLANS.pro.title, offers: { price: '7.99', priceCurrency: 'USD' } },
      { name: PLANS.creator.title, offers: { price: '19.99', priceCurrency: 'USD' } },
    ]);
  });
});

it.each(['/nowhere', '/verify-email', '/account'])('asks search engines to leave %s out', async (path) => {
  expect(headOf(await htmlOf(path))).toMatchObject({ robots: 'noindex', canonical: null, picture: null });
});

it('names the tool to users who are signed in, where visitors read the landing page', async () => {
  const { token } = await createUser(sql);
  const html = await htmlOf('/', { cookie: `__Host-sid=${token.toString('base64url')}` });
  expect(headOf(html)).toMatchObject({ title: 'Images · AI Creative', robots: 'noindex' });
});

describe('what crawlers ask for', () => {
  it('allows pages, not the API, and names the list of pages', async () => {
    const response = await gateway.request('/robots.txt');
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('lists pages that exist, each under its canonical address', async () => {
    const xml = await (await gateway.request('/sitemap.xml')).text();
    const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls).toContain(`${ORIGIN}/`);
    expect(urls).toHaveLength(7);
    for (const url of urls) {
      expect(headOf(await htmlOf(url.slice(ORIGIN.length))).canonical).toBe(url);
    }
  });

  it('gives a social picture of the size that feeds ask for', async () => {
    const response = await gateway.request('/social-picture.png');
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });
});
