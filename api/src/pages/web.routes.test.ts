import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageState } from '@aic/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, startGeneration } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../test/generations/fake-provider.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { registerWorkspaceBuild } from '../releases/publish/register-workspace-build.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-web-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('says what is missing while no shell has been published', async () => {
  const response = await gateway.request('/');

  expect(response.status).toBe(503);
  expect(await response.text()).toContain('has not been published');
});

const previewEngine = {
  ...createFakeProvider(),
  status: () => ({ state: 'preview' as const, label: 'Preview', message: null }),
};

describe('with a shell and a tool published', () => {
  beforeAll(async () => {
    for (const [name, build] of [
      ['shell', 'aaaaaa1'],
      ['image', 'bbbbbb1'],
    ] as const) {
      const version = name === 'image' ? '1.0.0</script><script>alert(1)</script>' : '1.0.0';
      const folder = await writeTestBuild(dataDir, { name, build, version });
      await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });
    }
  });

  it.each([
    ['/', 200],
    ['/video/', 200],
    ['/pricing', 200],
    ['/no/such/page', 404],
    ['/index.php', 404],
  ])('answers %s with the shell and status %i', async (path, status) => {
    const response = await gateway.request(path);

    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<div id="root" data-arriving>PAGE</div>');
  });

  it.each([
    ['/u/ada-lovelace', 404],
    ['/u/x', 404],
    ['/u/', 404],
  ])('answers %s with status %i when no user has that handle', async (path, status) => {
    expect((await gateway.request(path)).status).toBe(status);
  });

  it('has nothing that a page with a mailed token asks for carry its address', async () => {
    for (const [path, policy] of [
      ['/reset-password?token=abc', 'no-referrer'],
      ['/reset-password', 'same-origin'],
    ] as const) {
      expect((await gateway.request(path)).headers.get('referrer-policy')).toBe(policy);
    }
  });

  it("says in a public page's head whose it is, for links in chats, whatever they call themselves", async () => {
    const user = await createUser(sql);
    await admin`
      update app_user set handle = 'ada', public_profile = true, display_name = '"><script>alert(1)</script>'
      where id = ${user.id}`;

    const response = await gateway.request('/u/Ada');

    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(
      '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
    );
    expect(html).toContain('<meta property="og:url" content="http://localhost:3000/u/ada">');
    expect(html).not.toContain('<script>alert');
    await admin`update app_user set public_profile = false where id = ${user.id}`;
    expect((await gateway.request('/u/ada')).status).toBe(404);
  });

  it('names what the installation is without on the root, from which style hides it', async () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const paid = createTestGateway(sql, { DATA_DIR: dataDir, ...stripe });

    expect(await (await gateway.request('/pricing')).text()).toContain(
      '<html lang="en" data-off="plans provider">',
    );
    expect(await (await paid.request('/pricing')).text()).toContain('<html lang="en" data-off="provider">');
    paid.stop();
  });

  it('sends the page that was prerendered with the build to visitors, with the nonce on its styles', async () => {
    const pages = {
      '/about': {
        html: '<h1>Prerendered</h1>',
        preloads: '<link rel="preload" as="image" href="/a"/>',
        styles: '<style data-styled="true">a{}</style><style>b{}</style>',
        chunks: ['studio'],
      },
    };
    await writeFile(join(dataDir, 'builds/shell/aaaaaa1/pages.json'), JSON.stringify(pages));
    const own = createTestGateway(sql, { DATA_DIR: dataDir });
    const user = await createUser(sql);
    const cookie = `sid=${user.token.toString('base64url')}`;

    const html = await (await own.request('/about/')).text();
    expect(html).toContain('<div id="root" data-arriving data-prerendered><h1>Prerendered</h1></div>');
    expect(html).toMatch(
      /<style nonce="[^"]+" data-styled="true">a\{\}<\/style><style nonce="[^"]+">b\{\}<\/style>/,
    );
    // It can be read without a script: the script comes after what is seen, and nothing is asked for ahead of that.
    expect(html).not.toContain('defer');
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('id="registry"');
    expect(html).toMatch(/<script nonce="[^"]+">early\(\)<\/script>/);
    expect(html).toMatch(
      /<script nonce="[^"]+">start\(\[\{"url":"\/shell\/aaaaaa1\/main\.js","integrity":"sha384-/,
    );
    // Where a sign-in leads is on no page.
    expect(await (await own.request('/about?returnTo=%2Fmusic')).text()).toContain('data-prerendered');
    // Another search may be another page, and so is another visitor's.
    for (const [path, init] of [
      ['/about?x=1', {}],
      ['/terms', {}],
      ['/about', { headers: { cookie } }],
    ] as const) {
      expect(await (await own.request(path, init)).text()).toContain(
        '<div id="root" data-arriving>PAGE</div>',
      );
    }
    // Its files are those that the build names, also for a user, whose page the browser renders.
    const signedIn = await (await own.request('/about', { headers: { cookie } })).text();
    expect(signedIn).toMatch(/<link rel="preload" as="script"[^>]* href="\/shell\/aaaaaa1\/studio\.js">/);
    own.stop();
  });

  it('shows a signed-in user the tool as its build has prerendered it, in the frame that the shell has prerendered', async () => {
    const prerendered = (html: string) => ({ html, styles: '<style>a{}</style>' });
    const frame = (plan: string) => prerendered(`<header>${plan}</header><div data-slot="true"></div>`);
    await writeFile(
      join(dataDir, 'builds/shell/aaaaaa1/pages.json'),
      JSON.stringify({
        'image@free': frame('free'),
        'image@pro': frame('pro'),
        'image@admin': frame('admin'),
      }),
    );
    await writeFile(
      join(dataDir, 'builds/image/bbbbbb1/pages.json'),
      JSON.stringify({ preview: prerendered('<h1>Preview</h1>'), other: prerendered('<h1>Other</h1>') }),
    );
    const own = createTestGateway(sql, { DATA_DIR: dataDir }, { providers: { image: previewEngine } });
    const user = await createUser(sql);
    const cookie = `sid=${user.token.toString('base64url')}`;
    const htmlOf = async (path: string, asked = own) =>
      (await asked.request(path, { headers: { cookie } })).text();

    expect(await htmlOf('/image-generator')).toMatch(
      /<div id="root" data-arriving><header>free<\/header><div data-slot="true"><div data-first-screen="image" aria-hidden="true" inert><h1>Preview<\/h1><\/div><\/div><\/div>/,
    );
    await admin`update app_user set is_admin = true where id = ${user.id}`;
    expect(await htmlOf('/')).toContain('<header>admin</header>');
    const vendors = createTestGateway(sql, { DATA_DIR: dataDir });
    expect(await htmlOf('/', vendors)).toContain('<h1>Other</h1>');
    vendors.stop();
    // Another search may open another screen, and the build of another tool has prerendered nothing.
    expect(await htmlOf('/?mode=photo-editor')).toContain('<div id="root" data-arriving>TOOL</div>');
    expect(await htmlOf('/video')).toContain('<div id="root" data-arriving>TOOL</div>');
    own.stop();
  });

  it('shows the first screen of a tool that only the registry knows, at its first page, in the frame of all such tools', async () => {
    const prerendered = (html: string) => ({ html, styles: '' });
    const frame = prerendered('<header>any</header><div data-slot="true"></div>');
    await writeFile(
      join(dataDir, 'builds/shell/aaaaaa1/pages.json'),
      JSON.stringify({ 'other@free': frame }),
    );
    const page = { label: 'Demo', routes: ['/demo', '/demo/history'], isInNavigation: true };
    const folder = await writeTestBuild(dataDir, { name: 'demo', build: 'cccccc1', ...page });
    await writeFile(join(folder, 'pages.json'), JSON.stringify({ other: prerendered('<h1>Demo</h1>') }));
    await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });
    const own = createTestGateway(sql, { DATA_DIR: dataDir });
    const user = await createUser(sql);
    const cookie = `sid=${user.token.toString('base64url')}`;
    const htmlOf = async (path: string) => (await own.request(path, { headers: { cookie } })).text();

    const html = await htmlOf('/demo');
    expect(html).toContain('<header>any</header><div data-slot="true"><div data-first-screen="demo"');
    expect(html).toContain('<h1>Demo</h1>');
    // It is of one page, and another one looks otherwise.
    expect(await htmlOf('/demo/history')).not.toContain('<h1>Demo</h1>');
    await sql`select switch_remote('demo', true, 'Ada')`;
    expect(await htmlOf('/demo')).not.toContain('<h1>Demo</h1>');
    own.stop();
  });

  it.each(['{', '{"/about": {"html": 7}}'])(
    'lets the browser render when the prerendered pages are %s',
    async (text) => {
      await writeFile(join(dataDir, 'builds/shell/aaaaaa1/pages.json'), text);
      const own = createTestGateway(sql, { DATA_DIR: dataDir });

      expect(await (await own.request('/about')).text()).toContain('<div id="root" data-arriving>PAGE</div>');
      own.stop();
    },
  );

  it('tells the page who is signed in, what they can spend and what the opened tool lists', async () => {
    const user = await createUser(sql);
    const id = await startGeneration(sql, user, { prompt: '</script><script>alert(2)</script>' });
    const stateOf = async (path: string, headers: Record<string, string> = {}) => {
      const html = await (await gateway.request(path, { headers })).text();
      expect(html).not.toContain('<script>alert');
      return JSON.parse(/id="page-state"[^>]*>([^<]*)</.exec(html)?.[1] ?? 'null') as PageState;
    };
    const cookie = `sid=${user.token.toString('base64url')}`;

    expect(await stateOf('/')).toEqual({ user: null });
    expect(await stateOf('/', { cookie: 'sid=stolen' })).toEqual({ user: null });
    expect(await stateOf('/', { cookie })).toMatchObject({
      user: { id: user.id, email: user.email },
      credits: 480,
      list: { kind: 'image', items: [{ id, status: 'processing' }] },
    });
    expect((await stateOf('/?mode=photo-editor', { cookie })).list).toEqual({ kind: 'edit', items: [] });
    expect((await stateOf('/about', { cookie })).list).toBeUndefined();
    const { providers } = await stateOf('/', { cookie });
    expect(providers).toEqual(await (await gateway.request('/api/providers')).json());
  });

  it('gives every response a nonce of its own, on its policy and on each inline part', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await gateway.request('/');
        const nonce =
          /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
        const html = await response.text();
        const inline = [...html.matchAll(/<(?:style|script)(?![^>]*src=)[^>]*>/g)].map(([tag]) => tag);
        expect(inline.length).toBeGreaterThan(2);
        expect(inline.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
        return nonce;
      }),
    );

    expect(nonces[0]).not.toBe(nonces[1]);
    expect(nonces[0]?.length).toBeGreaterThanOrEqual(22);
  });

  it('writes the registry into the page so that nothing in it can end the script element', async () => {
    const html = await (await gateway.request('/')).text();
    const json = /<script type="application\/json" id="registry"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

    expect(JSON.parse(json).remotes.image.version).toBe('1.0.0</script><script>alert(1)</script>');
  });

  it('preloads the tool of the route, each file once and with integrity, for users who are signed in, and nothing for visitors', async () => {
    const { token } = await createUser(sql);
    const cookie = `sid=${token.toString('base64url')}`;
    const preloads = async (headers: Record<string, string>) =>
      [
        ...(await (await gateway.request('/image-generator', { headers })).text()).matchAll(
          /<link rel="preload" as="script"[^>]*integrity="sha384-[^"]+" href="([^"]+)">/g,
        ),
      ].map(([, href]) => href);

    expect(await preloads({})).toEqual([]);
    const ofShell = ['both', 'tools', 'studio'].map((name) => `/shell/aaaaaa1/${name}.js`);
    expect(await preloads({ cookie })).toEqual([
      ...ofShell,
      '/remotes/image/bbbbbb1/container.js',
      '/remotes/image/bbbbbb1/tool.js',
    ]);
    await sql`select switch_remote('image', true, 'Ada')`;
    expect(await preloads({ cookie })).toEqual(ofShell);
    await sql`select switch_remote('image', false, 'Ada')`;
  });
});
