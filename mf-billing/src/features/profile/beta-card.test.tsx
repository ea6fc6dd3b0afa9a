import type { ChannelChoice } from '@aic/sdk/account';
import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBilling } from '../../testing/render-billing.tsx';

const LIST = 'GET /api/remotes/channels';
const PUT = 'PUT /api/remotes/video/channel';
const TITLE = 'Try new versions early';
const VIDEO: ChannelChoice = {
  name: 'video',
  label: null,
  channel: 'stable',
  beta: { build: 'b2b2b2b2b2', version: '1.3.0' },
  stable: { build: 'a1a1a1a1a1', version: '1.2.0' },
};

/** The profile on a server that stores what is chosen. */
async function open(choices: readonly ChannelChoice[], handlers: Record<string, () => object> = {}) {
  const server = { choices };
  const page = await renderBilling('/profile', {
    handlers: {
      [LIST]: () => server.choices,
      [PUT]: () => {
        const [choice = VIDEO] = server.choices;
        server.choices = [{ ...choice, channel: choice.channel === 'beta' ? 'stable' : 'beta' }];
        return { channel: server.choices[0]?.channel };
      },
      ...handlers,
    },
  });
  return { ...page, choices: server };
}

const card = async () => within(await screen.findByRole('region', { name: TITLE }));
const hintOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the new versions of tools', () => {
  it('are not spoken of where there is none', async () => {
    const { requestsTo } = await open([]);

    await waitFor(() => expect(requestsTo(LIST)).toHaveLength(1));
    expect(await screen.findByRole('region', { name: 'AI Tools' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  it('are not spoken of by a gateway of the release before, which does not know of them', async () => {
    const { requestsTo } = await open([], { [LIST]: () => apiError(404, { message: 'x' }) });

    await waitFor(() => expect(requestsTo(LIST)).toHaveLength(1));
    expect(await screen.findByRole('region', { name: 'AI Tools' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  it('have a switch each, which says what is in use and what is new', async () => {
    await open([VIDEO, { ...VIDEO, name: 'album', label: 'Album', stable: null }]);

    const shown = await card();
    const video = shown.getByRole('switch', { name: 'Video' });
    expect(video.getAttribute('aria-checked')).toBe('false');
    expect(hintOf(video)).toBe('You use 1.2.0 (a1a1a1a). New: 1.3.0 (b2b2b2b).');
    expect(hintOf(shown.getByRole('switch', { name: 'Album' }))).toBe(
      'A tool that nobody else has yet: 1.3.0 (b2b2b2b).',
    );
  });

  it('can be had and given back; the focus stays, and the page can be loaded anew at once', async () => {
    const { user, requestsTo, shell } = await open([VIDEO]);
    const video = (await card()).getByRole('switch', { name: 'Video' });

    await user.click(video);

    await waitFor(() => expect(requestsTo(LIST)).toHaveLength(2));
    expect(requestsTo(PUT)[0]?.json).toEqual({ channel: 'beta' });
    expect(video.getAttribute('aria-checked')).toBe('true');
    expect(hintOf(video)).toBe(
      'You use the new version 1.3.0 (b2b2b2b). Switch it off to go back to 1.2.0 (a1a1a1a).',
    );
    expect(document.activeElement).toBe(video);
    expect(shell.calls.toasts).toMatchObject([{ title: 'You have the new version' }]);

    await user.click(video);
    await waitFor(() => expect(requestsTo(LIST)).toHaveLength(3));
    expect(requestsTo(PUT)[1]?.json).toEqual({ channel: 'stable' });
    expect(video.getAttribute('aria-checked')).toBe('false');
  });

  it('stay as they are when the choice was not stored, and a toast says so', async () => {
    const { user, shell } = await open([VIDEO], { [PUT]: () => apiError(503, { message: 'Not now.' }) });
    const video = (await card()).getByRole('switch', { name: 'Video' });

    await user.click(video);

    await waitFor(() =>
      expect(shell.calls.toasts).toMatchObject([{ title: 'Nothing has changed', description: 'Not now.' }]),
    );
    await waitFor(() => expect(video.getAttribute('aria-checked')).toBe('false'));
  });

  it('can be looked up again when the server did not answer', async () => {
    let isDown = true;
    const { user } = await open([], {
      [LIST]: () => (isDown ? apiError(500, { message: 'x' }) : [VIDEO]),
    });
    const shown = await card();
    isDown = false;

    await user.click(await shown.findByRole('button', { name: /again|Retry/ }));

    expect(await shown.findByRole('switch', { name: 'Video' })).toBeTruthy();
    expect(shown.queryByText('New versions could not be looked up')).toBeNull();
  });
});
