import type { AdminEngine, AdminEngines } from '@aic/sdk/admin';
import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';

const ENGINE: AdminEngine = {
  kind: 'image',
  id: 'fine-1',
  label: 'Fine',
  source: 'administration',
  vendor: 'openai',
  model: 'gpt-image-2.5-flare',
  baseUrl: null,
  hasKey: true,
  price: 25,
  fallback: null,
  concurrency: null,
  requestsPerMinute: null,
  cost: null,
  state: 'default',
  note: null,
};
const HERE: AdminEngine = {
  ...ENGINE,
  id: 'comfyui',
  label: 'ComfyUI, a.safetensors',
  source: 'here',
  vendor: 'comfyui',
  model: 'a.safetensors',
  baseUrl: 'http://127.0.0.1:8188',
  hasKey: false,
  price: null,
  state: 'off',
  note: 'It was found on this machine.',
};
const PREVIEW: AdminEngine = {
  ...HERE,
  kind: 'text',
  id: '',
  label: 'Preview engine',
  source: 'preview',
  state: 'default',
  note: null,
};
const LIST: AdminEngines = {
  engines: [ENGINE, HERE, PREVIEW],
  vendors: [
    { id: 'openai', label: 'OpenAI', makes: ['image', 'text'], needsModel: true, needsAddress: false },
    { id: 'comfyui', label: 'ComfyUI', makes: ['image'], needsModel: true, needsAddress: true },
    {
      id: 'preview',
      label: 'Preview engine',
      makes: ['image', 'text'],
      needsModel: false,
      needsAddress: false,
    },
  ],
};

const open = (handlers: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin?view=engines', { 'GET /api/admin/engines': () => LIST, ...handlers });

it('says of each kind what is in force and why, with all that there is', async () => {
  await open();

  const images = await screen.findByRole('region', { name: 'Images' });
  expect(images.textContent).toContain('Made by Fine: it was added here.');
  expect(within(images).getByRole('row', { name: /^Fine gpt-image-2.5-flare.* 25 In force/ })).toBeDefined();
  expect(within(images).getByRole('row', { name: /^ComfyUI.*8188.*On this machine 20 Off/ })).toBeDefined();
  const texts = screen.getByRole('region', { name: 'Texts' });
  expect(texts.textContent).toContain('Made by a preview engine, not an AI model. Connect a model.');
  expect(screen.getByRole('region', { name: 'Music' }).textContent).toContain('Nothing makes these.');
});

it('keeps its place while it loads, says what could not be loaded, and loads it on another try', async () => {
  let isBroken = true;
  const { user } = await open({
    'GET /api/admin/engines': () => (isBroken ? apiError(503, { message: 'Later, please.' }) : LIST),
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Engines could not be loaded');
  expect(alert.textContent).toContain('Later, please.');

  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Images' })).toBeDefined();
});

describe('an engine that is connected', () => {
  it('is described by vendor, address, key and a model of its server', async () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    const { user, posts, shell } = await open({
      'POST /api/admin/engines/text/new/models': () => ({ models: ['qwen3:8b'], problem: null }),
      'POST /api/admin/engines/text/qwen3-8b-0': () => ({}),
    });
    await user.click(await screen.findByRole('button', { name: 'Add an engine: Texts' }));
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'http://localhost:11434/v1');
    await user.type(screen.getByLabelText('Key'), 'sk-secret');
    await user.click(screen.getByRole('button', { name: 'List its models' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Model' }).textContent).toBe('qwen3:8b'));
    await user.click(screen.getByText(/^Price, limits/));
    await user.type(screen.getByRole('textbox', { name: 'Credits' }), '7');
    await user.click(screen.getByRole('button', { name: 'Connect' }));

    await waitFor(() => expect(shell.calls.toasts).toEqual([{ title: 'Connected: qwen3:8b' }]));
    vi.restoreAllMocks();
    expect(posts().at(-1)?.path).toBe('/api/admin/engines/text/qwen3-8b-0');
    expect(posts().at(-1)?.json).toEqual({
      engine: {
        vendor: 'openai',
        label: 'qwen3:8b',
        model: 'qwen3:8b',
        baseUrl: 'http://localhost:11434/v1',
        price: 7,
      },
      key: 'sk-secret',
    });
  });

  it('says at its field what is wrong, and stays', async () => {
    const { user } = await open({
      'POST /api/admin/engines/image/fine-1': () =>
        Response.json(
          {
            message: 'x',
            code: 'invalid_request',
            requestId: 'r',
            fields: { key: 'Please type the key again.' },
          },
          { status: 400 },
        ),
    });
    await user.click(await screen.findByRole('button', { name: 'More for Fine' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
    expect(screen.getByLabelText<HTMLInputElement>('Key').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect((await screen.findAllByText('Please type the key again.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('dialog', { name: 'Change Fine' })).toBeDefined();
  });
});

describe('a trial', () => {
  it('shows what came, how long it took and what it cost', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }),
    );
    const { user } = await open({
      'POST /api/admin/engines/image/fine-1/try': () => ({
        outcome: 'delivered',
        text: 'image/png, 1 kB, 64x64',
        said: null,
        ms: 2_400,
        dollars: 0.04,
        file: { mediaType: 'image/png', base64: btoa('png') },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Try Fine' }));
    await user.click(screen.getByRole('button', { name: 'Try' }));

    expect(await screen.findByText('It works: 2.4 s, about $0.04, image/png, 1 kB, 64x64.')).toBeDefined();
    expect(screen.getByRole('img', { name: 'What it has made' }).getAttribute('src')).toBe('blob:a');
  });

  it("shows the vendor's own words on a failure", async () => {
    const { user } = await open({
      'POST /api/admin/engines/image/fine-1/try': () => ({
        outcome: 'unauthorized',
        text: 'The provider answered 401.',
        said: 'Your account is not active.',
        ms: 100,
        dollars: null,
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Try Fine' }));
    await user.click(screen.getByRole('button', { name: 'Try' }));

    const failure = await screen.findByRole('group', { name: 'It did not deliver (unauthorized)' });
    expect(failure.textContent).toContain('Your account is not active.');
  });
});

describe('the order', () => {
  it.each([
    [
      'Turn on',
      'ComfyUI, a.safetensors',
      [
        ['fine-1', true],
        ['comfyui', true],
      ],
    ],
    [
      'Turn off',
      'Fine',
      [
        ['fine-1', false],
        ['comfyui', false],
      ],
    ],
    [
      'Move up',
      'ComfyUI, a.safetensors',
      [
        ['comfyui', false],
        ['fine-1', true],
      ],
    ],
  ] as const)('%s: %s', async (task, label, order) => {
    const { user, posts } = await open({ 'POST /api/admin/engines/image': () => ({}) });
    await user.click(await screen.findByRole('button', { name: `More for ${label}` }));
    await user.click(await screen.findByRole('menuitem', { name: task }));

    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.json).toEqual({ engines: order.map(([id, isOn]) => ({ id, isOn })) });
  });

  it('loses one that was added after a question only', async () => {
    const { user, posts } = await open({ 'POST /api/admin/engines/image/fine-1/remove': () => ({}) });
    await user.click(await screen.findByRole('button', { name: 'More for Fine' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(posts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(posts()[0]?.path).toBe('/api/admin/engines/image/fine-1/remove'));
  });

  it('offers of what is described elsewhere only what can be done here', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More for ComfyUI, a.safetensors' }));
    await screen.findByRole('menuitem', { name: 'Turn on' });
    expect(screen.queryByRole('menuitem', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
  });
});
