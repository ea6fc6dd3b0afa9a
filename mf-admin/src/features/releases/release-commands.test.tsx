import type { RemoteStatus } from '@aic/sdk/admin';
import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { buildsOf, movesOf } from './release-rows.ts';

type Channel = RemoteStatus['channels'][number];

const STABLE: Channel = {
  channel: 'stable',
  build: 'bbbbbb2',
  previous: 'aaaaaa1',
  percent: 10,
  isPinned: true,
  isKilled: false,
};
const remote = (name: string, channel: Partial<Channel> = {}): RemoteStatus => ({
  name,
  channels: [{ ...STABLE, ...channel }],
  builds: [],
  events: [],
});

async function openCommands(status: RemoteStatus, response: () => object = () => ({})) {
  const rendered = await renderAdmin('/admin?view=releases', {
    'GET /api/admin/remotes': () => [status],
    [`POST /api/admin/remotes/${status.name}/acts`]: response,
  });
  const [channel = STABLE] = status.channels;
  await rendered.user.click(
    await screen.findByRole('button', { name: `Change ${status.name}, ${channel.channel}` }),
  );
  return rendered;
}

describe('commands for a channel', () => {
  it.each([
    ['of a tool', remote('image'), ['Roll back', 'Change the share', 'Follow', 'Switch off']],
    ['of the shell, which is the page itself', remote('shell'), ['Roll back', 'Change the share', 'Follow']],
    [
      'that follows the workspace',
      remote('image', { isPinned: false }),
      ['Roll back', 'Change', 'Switch off'],
    ],
    ['with its first build', remote('image', { previous: null }), ['Roll back', 'Follow', 'Switch off']],
    [
      'that is switched off',
      remote('image', { isKilled: true }),
      ['Roll back', 'Change', 'Follow', 'Switch on'],
    ],
    [
      'of the beta',
      remote('image', { channel: 'beta' }),
      ['Roll back', 'Change', 'Promote', 'Follow', 'Switch'],
    ],
    [
      'of a tool from the registry',
      remote('demo'),
      ['Roll back', 'Change', 'Follow', 'Switch off', 'Remove'],
    ],
  ])('are those that make sense: %s', async (_which, status, expected) => {
    const { user } = await openCommands(status);
    await user.click(screen.getByRole('combobox', { name: 'What to do' }));

    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expected.map((words) => expect.stringMatching(new RegExp(`^${words}`))),
    );
  });

  it.each([
    ['Change the share of users', remote('image'), { act: 'rollout', channel: 'stable', percent: 10 }],
    ['Promote to everybody', remote('image', { channel: 'beta' }), { act: 'promote', percent: 10 }],
    ['Follow the workspace again', remote('image'), { act: 'follow', channel: 'stable' }],
    ['Switch off', remote('image'), { act: 'kill' }],
    ['Switch on again', remote('image', { isKilled: true }), { act: 'revive' }],
  ])('send their own fields and no others: %s', async (label, status, json) => {
    const { user, posts, shell } = await openCommands(status);
    await user.click(screen.getByRole('combobox', { name: 'What to do' }));
    await user.click(screen.getByRole('option', { name: label }));
    await user.click(screen.getByRole('button', { name: label }));

    await waitFor(() => expect(shell.calls.toasts.at(-1)?.title).toBe(`Done: ${label}, image`));
    expect(posts().map((post) => post.json)).toEqual([json]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stay open with what was chosen when the gateway refuses, and say why', async () => {
    const { user, shell } = await openCommands(remote('image'), () =>
      apiError(409, { message: 'There is no build before it.' }),
    );
    await user.click(screen.getByRole('button', { name: 'Roll back to the build before' }));

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        {
          title: 'This was not done',
          description: 'There is no build before it.',
          variant: 'destructive',
        },
      ]),
    );
    expect(within(screen.getByRole('dialog')).getByRole('combobox').textContent).toBe(
      'Roll back to the build before',
    );
  });
});

it('lists the four latest builds of a tool, and says which of them any channel has', () => {
  const build = { version: '1', commit: null, contract: '^1.0.0', firstScreenBytes: null };
  const kept = { ...build, publishedAt: '2026-11-22T10:00:00.000Z', isTakenBack: false, users: 0 };
  const builds = ['eeeeee5', 'dddddd4', 'cccccc3', 'bbbbbb2', 'aaaaaa1'].map((id) => ({
    ...kept,
    build: id,
  }));

  expect(buildsOf({ ...remote('image'), builds }).map((row) => [row.build, row.isReleased])).toEqual([
    ['eeeeee5', false],
    ['dddddd4', false],
    ['cccccc3', false],
    ['bbbbbb2', true],
  ]);
});

it('lists the thirty latest moves of all tools in one order', () => {
  const event = {
    actor: 'ada',
    kind: 'released' as const,
    channel: 'stable' as const,
    from: null,
    percent: 100,
  };
  const eventsOf = (first: number) =>
    Array.from({ length: 20 }, (_, index) => ({
      ...event,
      id: first + index * 2,
      at: '2026-11-22T10:00:00.000Z',
      build: 'bbbbbb2',
    }));

  const moves = movesOf([
    { ...remote('image'), events: eventsOf(1) },
    { ...remote('video'), events: eventsOf(2) },
  ]);

  expect(moves.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => 40 - index));
  expect(moves.slice(0, 2).map(({ name }) => name)).toEqual(['video', 'image']);
});
