import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { fileOf, finishItem } from '../../test/generations/finished-item.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { registerWorkspaceBuild } from '../releases/publish/register-workspace-build.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-public-html-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const image = fileOf('image/png');
const audio = fileOf('audio/mpeg');

beforeAll(async () => {
  const folder = await writeTestBuild(dataDir, { name: 'shell', build: 'aaaaaa1', version: '1.0.0' });
  await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });
  const user = await createUser(sql);
  await admin`
    update app_user set handle = 'ada', public_profile = true, display_name = 'Ada <b>Lovelace</b>',
      bio = 'I count & weave.', location = 'London', website = 'https://example.com/about?a=1&b=2', twitter_handle = 'ada'
    where id = ${user.id}`;
  const items = [
    { kind: 'image', prompt: 'a "loom" <script>', output: { image } },
    { kind: 'music', prompt: 'a waltz', output: { audio, peaks: [0.5] }, request: { duration: 30 } },
    { kind: 'text', prompt: 'an ode', output: { text: 'O <engine>,\nturn.' } },
  ] as const;
  for (const item of items) {
    const id = await finishItem(sql, user, item);
    await sql`select publish_generation(${user.tokenHash}, ${id}, true, now())`;
  }
  await finishItem(sql, user, { prompt: 'a secret' });
});

/** What a browser without JavaScript, or a crawler, reads of the page, and what it gives to its scripts. */
async function read(path: string) {
  const html = await (await gateway.request(path)).text();
  const [, page = null] =
    /<div id="root" data-arriving>[^]*?<noscript>([^]*?)<\/noscript\s*>/.exec(
      html.split('</div>\n<script')[0] ?? '',
    ) ?? [];
  const [, json = ''] = /id="page-state" nonce="[^"]+">([^<]*)</.exec(html) ?? [];
  return { html, page, state: JSON.parse(json) as { publicPage?: { next: string | null } } };
}

it('brings what a user shows in the HTML itself: who they are, and their items', async () => {
  const { page } = await read('/u/Ada');

  expect(page).toContain('<h1 dir="auto">Ada &lt;b&gt;Lovelace&lt;/b&gt;</h1>');
  for (const text of ['I count &amp; weave.', 'London', 'a waltz', 'an ode', 'O &lt;engine&gt;,\nturn.']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('<a rel="nofollow ugc noopener" href="https://example.com/about?a=1&amp;b=2">');
  expect(page).toContain('<a rel="nofollow ugc noopener" href="https://twitter.com/ada">');
  expect(page).toContain(`src="/media/${image.key}"`);
  expect(page).toContain('alt="a &quot;loom&quot; &lt;script&gt;"');
  expect(page).toContain(`src="/media/${audio.key}"`);
  expect(page).not.toContain('a secret');
  expect(page).not.toContain('<script');
});

it('gives the page the same as JSON, so that it does not have to ask', async () => {
  const { state } = await read('/u/ada');

  const response = (await (await gateway.request('/api/users/ada')).json()) as object;
  expect(state.publicPage).toEqual({ ...response, next: null });
});

it('names where the items after these are', async () => {
  const user = await createUser(sql, { credits: 2000 });
  await admin`update app_user set handle = 'busy', public_profile = true where id = ${user.id}`;
  for (let n = 0; n < 25; n += 1) {
    const id = await finishItem(sql, user, { prompt: `item ${n}` });
    await sql`select publish_generation(${user.tokenHash}, ${id}, true, now())`;
  }

  const { page, state } = await read('/u/busy');

  expect(page?.match(/<img /g)).toHaveLength(24);
  const after = (await (await gateway.request(state.publicPage?.next ?? '')).json()) as { items: unknown[] };
  expect(after.items).toMatchObject([{ prompt: 'item 0' }]);
});

it('has nothing of anybody on other pages, nor of a page that is not public', async () => {
  const user = await createUser(sql);
  await admin`update app_user set handle = 'shy', bio = 'Nobody reads this' where id = ${user.id}`;

  for (const path of ['/u/shy', '/u/nobody', '/pricing']) {
    const { html, page } = await read(path);
    expect(page).toBeNull();
    expect(html).not.toContain('publicPage');
    expect(html).not.toContain('Nobody reads this');
  }
});
