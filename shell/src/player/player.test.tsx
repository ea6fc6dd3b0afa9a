import { StoreProvider } from '@aic/sdk/host';
import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useServices } from '../core/services-context.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { playerBar } from './part.ts';
import { Player } from './player.tsx';

const RAIN = { id: 'a', title: 'Rain', url: '/media/a', durationSeconds: 30, page: '/music' };

beforeEach(() => {
  // React repeats on the console what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
});

function Shell() {
  const { store } = useServices();
  return (
    <StoreProvider store={store}>
      <Player />
    </StoreProvider>
  );
}

/** A track plays, and the file of the bar has not come. */
function openWithoutBar() {
  const missing = vi.spyOn(playerBar, 'Part').mockImplementation(() => {
    throw new Error('404');
  });
  const { services, user } = renderPage(<Shell />, '/', { 'GET /api/auth/user': () => FAKE_USER });
  act(() => services.player.play(RAIN));
  return { services, user, missing };
}

it('says so when its file does not come, and the bar is there after a retry', async () => {
  const { user, missing } = openWithoutBar();
  expect(screen.getByRole('heading', { name: 'The player could not be loaded' })).toBeTruthy();
  missing.mockRestore();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Rain' })).toBeTruthy();
});

it('can be silenced without its bar', async () => {
  const { services, user } = openWithoutBar();

  await user.click(screen.getByRole('button', { name: 'Stop the music' }));

  expect(services.player.state().track).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('goes on with the next track, in a loop and as loud as wanted', async () => {
  const sun = { ...RAIN, id: 'b', title: 'Sun' };
  const { services, user } = renderPage(<Shell />, '/', { 'GET /api/auth/user': () => FAKE_USER });
  act(() => services.player.play(RAIN, [RAIN, sun]));

  await user.click(await screen.findByRole('button', { name: 'Next track' }));
  await user.click(screen.getByRole('button', { name: 'Loop' }));
  await user.click(screen.getByRole('button', { name: 'Mute' }));

  const level = { volume: 1, isMuted: true };
  expect(services.player.state()).toMatchObject({ track: sun, isLooping: true, level });
  expect(screen.getByRole('button', { name: 'Next track' })).toHaveProperty('disabled', true);
});

it('forgets the files of a user whose session has ended while no page was open', async () => {
  const open = vi.fn<(name: string) => EventTarget>(() => new EventTarget());
  vi.stubGlobal('indexedDB', { open });

  renderPage(<Shell />, '/', { 'GET /api/auth/user': () => apiError(401, { message: 'Unauthorized' }) });

  await waitFor(() => expect(open).toHaveBeenCalledWith('aic-files'));
  vi.unstubAllGlobals();
});
