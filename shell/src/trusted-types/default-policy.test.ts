import type { Registry } from '@aic/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { installDefaultPolicy, knownOnly, textOnly } from './default-policy.ts';
import { allowLocalBuild, allowRegistryScripts, allowShellScripts } from './known-scripts.ts';

afterEach(() => vi.unstubAllGlobals());

function registryOf(build: string, previous: string | null): Registry {
  const buildOf = (id: string) => ({
    version: '1.0.0',
    build: id,
    entry: `/remotes/image/${id}/container.js`,
    global: `aic_image_${id}`,
    contract: '^1.0.0',
    integrity: { 'container.js': 'sha384-a', 'tool.1.js': 'sha384-b' },
    assets: [],
  });
  const entry = {
    ...buildOf(build),
    routes: [],
    killed: false,
    previous: previous === null ? null : buildOf(previous),
  };
  return { schema: 1, generation: 1, remotes: { image: entry } };
}

describe('a script', () => {
  allowShellScripts('/shell/shell1/');
  allowRegistryScripts(registryOf('build2', 'build1'));
  allowLocalBuild({ entry: 'http://localhost:4400/container.js' });

  it.each([
    '/shell/shell1/tools.1a2b.js',
    '/shell/shell1/tools.1a2b.js?try=1',
    '/remotes/image/build2/container.js',
    '/remotes/image/build2/lazy.2.js?try=2',
    '/remotes/image/build1/tool.1.js',
    'http://localhost:4400/any-part.js',
    'https://js.stripe.com/clover/stripe.js',
    '/stripe-sandbox/js/stripe.js',
    '/service-worker.js',
  ])('of a build that the page knows may run: %s', (address) => {
    expect(knownOnly(address)).toBe(address);
    expect(knownOnly(new URL(address, location.href).href)).not.toBeNull();
  });

  it.each([
    '/remotes/image/build9/container.js',
    '/remotes/image/build2/pages.json',
    '/remotes/image/build2/../build9/tool.1.js',
    '/remotes/image/build2/toString',
    '/shell/shell2/main.js',
    '/shell/shell1/',
    '/shell/shell1/pages.json',
    '/media/0123456789abcdef',
    '/api/download/1',
    '/stripe-sandbox/js/other.js',
    'https://evil.example/remotes/image/build2/container.js',
    '//evil.example/shell/shell1/main.js',
    'https://js.stripe.com.evil.example/x.js',
    'http://js.stripe.com/x.js',
    'http://localhost:4401/any-part.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:http://localhost/1',
    'http://[',
    '',
  ])('from anywhere else may not: %s', (address) => {
    expect(knownOnly(address)).toBeNull();
  });

  it('of a build that was released since may run too, and so may those that the page began with', () => {
    allowRegistryScripts(registryOf('build3', 'build2'));

    expect(knownOnly('/remotes/image/build3/tool.1.js')).not.toBeNull();
    expect(knownOnly('/remotes/image/build1/tool.1.js')).not.toBeNull();
  });
});

describe('a text that is to become markup', () => {
  it.each(['&nbsp;', '[data-radix-select-viewport]{scrollbar-width:none}', ''])(
    'may hold characters and rules: %s',
    (text) => expect(textOnly(text)).toBe(text),
  );

  it.each(['<img src=x onerror=alert(1)>', 'a<b', '</style><script>'])(
    'may not hold an element: %s',
    (text) => expect(textOnly(text)).toBeNull(),
  );
});

it('is the rule for the whole page where the browser has trusted types, and no text becomes code', () => {
  const createPolicy = vi.fn<(name: string, rules: { createScript(code: string): string | null }) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });

  installDefaultPolicy();

  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('default');
  expect(rules).toMatchObject({ createHTML: textOnly, createScriptURL: knownOnly });
  expect(rules?.createScript('')).toBeNull();
});
