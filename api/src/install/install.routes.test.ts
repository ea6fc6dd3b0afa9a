import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';

const { sql } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());

it('has a manifest whose icons are there, in the sizes that it names', async () => {
  const response = await gateway.request('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  // Safe because a missing member fails below.
  const { icons, start_url } = (await response.json()) as {
    icons: { src: string; sizes: string }[];
    start_url: string;
  };
  expect(start_url).toBe('/');
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await gateway.request(src)).arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('has a worker that browsers ask for each time', async () => {
  const response = await gateway.request('/service-worker.js');

  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toContain("'fetch'");
});

it('allows on the offline page its own script and style, by their hashes, and nothing else', async () => {
  const response = await gateway.request('/offline');
  const policy = response.headers.get('content-security-policy') ?? '';
  const page = await response.text();

  expect(policy).toContain("default-src 'none'");
  for (const tag of ['script', 'style']) {
    const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
  }
  expect(page).not.toMatch(/(?:src|href)=/);
});

it('ends the workers that browsers still have where it is switched off', async () => {
  const off = createTestGateway(sql, { INSTALLABLE: 'false' });
  const worker = await (await off.request('/service-worker.js')).text();
  off.stop();

  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toContain("'fetch'");
});
