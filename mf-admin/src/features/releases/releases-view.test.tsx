import type { RemoteFault, RemoteLoad, RemoteStatus } from '@aic/sdk/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';

const AT = '2026-11-22T10:00:00.000Z';
const BUILD = {
  build: 'bbbbbb2',
  version: '1.1.0',
  commit: 'abcdef1',
  contract: '^1.4.0',
  firstScreenBytes: 11_600,
  publishedAt: AT,
  isTakenBack: false,
  users: 12,
};
const IMAGE: RemoteStatus = {
  name: 'image',
  channels: [
    {
      channel: 'stable',
      build: 'bbbbbb2',
      previous: 'aaaaaa1',
      percent: 10,
      isPinned: true,
      isKilled: false,
    },
  ],
  builds: [BUILD, { ...BUILD, build: 'aaaaaa1', isTakenBack: true, users: 100, firstScreenBytes: null }],
  events: [
    {
      id: 7,
      at: AT,
      actor: 'system',
      kind: 'rolled-back',
      channel: 'stable',
      from: 'cccccc3',
      build: 'aaaaaa1',
      percent: 100,
    },
    {
      id: 6,
      at: AT,
      actor: 'token ci',
      kind: 'released',
      channel: 'beta',
      from: null,
      build: 'bbbbbb2',
      percent: 10,
    },
  ],
};
const VIDEO: RemoteStatus = {
  ...IMAGE,
  name: 'video',
  channels: [
    { channel: 'stable', build: 'dddddd4', previous: null, percent: 100, isPinned: false, isKilled: true },
    { channel: 'beta', build: 'dddddd5', previous: 'dddddd4', percent: 100, isPinned: true, isKilled: true },
  ],
  builds: [],
  events: [],
};
const LOAD: RemoteLoad = {
  name: 'image',
  build: 'bbbbbb2',
  phase: 'load',
  ok: 40,
  failed: 2,
  fallback: 1,
  p50Ms: 120,
  p75Ms: 175,
  errors: 'ScriptTimeout: 3',
  others: { ok: 5, failed: 300 },
};

const open = (remotes: RemoteStatus[] = [IMAGE, VIDEO, { ...VIDEO, name: 'demo' }]) =>
  renderAdmin('/admin?view=releases', {
    'GET /api/admin/remotes': () => remotes,
    'GET /api/admin/remote-loads': () => [LOAD],
    'POST /api/admin/remotes/image/acts': () => ({}),
    'POST /api/admin/remotes/video/acts': () => ({}),
    'POST /api/admin/remotes/demo/acts': () => ({}),
  });
const table = (name: string) => within(screen.getByRole('table', { name }));
const rowText = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the inspector', () => {
  it('shows what is released to whom, which builds users have, how they load, what strangers say of it, and who did what', async () => {
    await open();
    await Promise.all([screen.findByText('175 ms'), screen.findByText('system')]);

    const released = table('Released');
    expect(rowText(released.getByRole('row', { name: /^image b/ }))).toEqual([
      'bbbbbb2',
      '10 %',
      'aaaaaa1',
      'Pinned',
      'Change',
    ]);
    expect(released.getByRole('row', { name: /^video d/ }).textContent).toContain('Switched off');
    const builds = table('Builds');
    expect(builds.getByRole('row', { name: /bbbbbb2/ }).textContent).toContain('11.6 kB12Released');
    expect(builds.getByRole('row', { name: /aaaaaa1/ }).textContent).toContain('100Taken back');
    expect(rowText(table('Loading').getByRole('row', { name: /^image/ }))).toEqual([
      'bbbbbb2',
      'load',
      '40',
      '120 ms',
      '175 ms',
      '2 (4.7 %)',
      '1',
      'ScriptTimeout: 3',
      '5 well, 300 failed',
    ]);
    const [, first, second] = table('What was done').getAllByRole('row');
    expect(first?.textContent).toContain('rolled-backcccccc3 → aaaaaa1system');
    expect(second?.textContent).toContain('released, beta, 10 %bbbbbb2token ci');
  });

  it('rolls a tool back', async () => {
    const { user, posts, shell } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change image, stable' }));
    await user.click(screen.getByRole('button', { name: 'Roll back to the build before' }));

    await waitFor(() => expect(posts()[0]?.json).toEqual({ act: 'rollback', channel: 'stable' }));
    expect(shell.calls.toasts.at(-1)?.title).toBe('Done: Roll back to the build before, image');
  });

  it('lists links to builds, and ends one', async () => {
    const preview = {
      id: '0197d0a0-0000-7000-8000-000000000001',
      build: 'eeeeee5',
      commit: 'abcdef1',
      page: '/',
      madeBy: 'token ci of image',
      endsAt: AT,
    };
    const { user, posts, shell } = await open([{ ...IMAGE, previews: [preview] }, VIDEO]);
    await screen.findByRole('button', { name: /^End/ });
    const [, row] = table('Previews').getAllByRole('row');
    expect(row?.textContent).toMatch(/^imageeeeeee5abcdef1token ci of imageNov.22.*End$/);

    await user.click(screen.getByRole('button', { name: 'End the preview of eeeeee5 of image' }));

    await waitFor(() => expect(posts()[0]?.json).toEqual({ act: 'end-preview', build: 'eeeeee5' }));
    expect(shell.calls.toasts.at(-1)?.title).toBe('Ended: the preview of eeeeee5 of image');
  });

  it('retires a tool that the shell knows from the registry alone, and offers that for no other', async () => {
    const { user, posts } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change image, stable' }));
    await user.click(screen.getByRole('combobox', { name: 'What to do' }));
    expect(screen.queryByRole('option', { name: 'Remove from the navigation' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Back' }));

    await user.click(screen.getByRole('button', { name: 'Change demo, stable' }));
    await user.click(screen.getByRole('combobox', { name: 'What to do' }));
    await user.click(screen.getByRole('option', { name: 'Remove from the navigation' }));
    await user.click(screen.getByRole('button', { name: 'Remove from the navigation' }));

    await waitFor(() => expect(posts()[0]?.json).toEqual({ act: 'remove' }));
  });

  it('releases a kept build to a share of the users, and takes no share that is none', async () => {
    const { user, posts } = await open();
    await user.click(await screen.findByRole('button', { name: 'Release aaaaaa1 of image' }));
    const share = screen.getByRole('textbox', { name: /^Share/ });
    await user.clear(share);
    await user.type(share, '101');
    const button = screen.getByRole('button', { name: 'Release' });
    expect(button.hasAttribute('disabled')).toBe(true);

    await user.clear(share);
    await user.type(share, '25');
    await user.click(button);

    await waitFor(() =>
      expect(posts()[0]?.json).toEqual({ act: 'release', build: 'aaaaaa1', channel: 'stable', percent: 25 }),
    );
  });
});

it('shows one tool alone at an address of its own, with the places in its sources where it breaks', async () => {
  const fault: RemoteFault = {
    build: 'bbbbbb2',
    phase: 'render',
    errorClass: 'TypeError',
    frames: [
      { file: 'src/features/image/image-page.tsx', line: 12, column: 7, isSource: true },
      { file: 'react-dom/client.js', line: 9, column: 1, isSource: true },
    ],
    count: 12,
    users: 100,
    firstAt: AT,
    lastAt: AT,
  };
  const { user } = await renderAdmin('/admin?view=releases&tool=image', {
    'GET /api/admin/remotes': () => [IMAGE, VIDEO],
    'GET /api/admin/remote-loads': () => [LOAD, { ...LOAD, name: 'video' }],
    'GET /api/admin/remotes/image/errors': () => [fault],
  });
  const error = await screen.findByRole('row', { name: /^TypeError/ });
  expect(error.textContent).toContain('src/features/image/image-page.tsx:12:7react-dom/client.js:9:1');
  expect(error.textContent).toContain('12100 or more');
  expect(screen.getAllByRole('row', { name: /^image/ })).toHaveLength(4);
  expect(screen.queryByRole('row', { name: /^video/ })).toBeNull();

  await user.click(screen.getByRole('combobox', { name: 'Tool' }));
  await user.click(await screen.findByRole('option', { name: 'All tools' }));

  await screen.findByRole('row', { name: /^video d/ });
  expect(screen.queryByRole('table', { name: 'Errors' })).toBeNull();
  expect(location.search).toBe('?view=releases');
});

it('orders what tools put into pages of others, and turns it off', async () => {
  const fills = ['Cover', 'Poster'].map((label) => ({
    slot: 'item-action',
    name: label.toLowerCase(),
    label: `Make a ${label}`,
    isOn: true,
  }));
  const { user, posts } = await renderAdmin('/admin?view=releases', {
    'GET /api/admin/remotes': () => [],
    'GET /api/admin/remote-loads': () => [],
    'GET /api/admin/slots': () => fills,
    'POST /api/admin/slots/item-action': () => ({}),
  });
  await screen.findByRole('row', { name: /^Make a Cover An item's menu cover On/ });
  expect(screen.queryByRole('button', { name: 'Move up: Make a Cover' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Move up: Make a Poster' }));
  await user.click(screen.getByRole('button', { name: 'Turn off: Make a Cover' }));

  await waitFor(() =>
    expect(posts().map(({ json }) => json)).toEqual([
      {
        fills: [
          { name: 'poster', isOn: true },
          { name: 'cover', isOn: true },
        ],
      },
      {
        fills: [
          { name: 'cover', isOn: false },
          { name: 'poster', isOn: true },
        ],
      },
    ]),
  );
});
