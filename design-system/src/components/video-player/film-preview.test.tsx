import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleVideo } from '../../stories/sample-video.ts';
import { mount } from '../../testing/mount.tsx';
import { FilmPreview } from './film-preview.tsx';

const film = () => document.querySelector('video');
const focusTile = () => userEvent.tab();

const mountTile = (posterUrl: string | null) =>
  mount(
    <article>
      <FilmPreview src={sampleVideo} posterUrl={posterUrl} style={{ height: 90 }} />
      <button type="button">A fjord</button>
    </article>,
  );

it.each([
  ['behind its poster', 'data:,'],
  ['without a poster', null],
])(
  'plays without sound while the focus is in its tile, and loads nothing %s before',
  async (_, posterUrl) => {
    mountTile(posterUrl);
    // Beyond the last element of a page the focus goes to the browser, or begins anew.
    mount(<button type="button">Elsewhere</button>);
    const spy = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('not all'));
    onTestFinished(() => spy.mockRestore());
    expect(film()).toBeNull();

    await focusTile();
    await expect.poll(() => film()?.paused).toBe(false);
    expect(film()?.muted).toBe(true);

    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Elsewhere');
    await expect.poll(film).toBeNull();
  },
);

it('stands still for users who have asked for less motion', async () => {
  mountTile('data:,');
  mount(
    <article aria-label="Other">
      <FilmPreview src={sampleVideo} posterUrl="data:," style={{ height: 90 }} />
    </article>,
  );
  const other = page.getByRole('article', { name: 'Other' });
  await focusTile();
  expect(document.activeElement).toHaveTextContent('A fjord');

  // Another tile, looked at later by a user who has not asked for it, plays meanwhile.
  const spy = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('not all'));
  onTestFinished(() => spy.mockRestore());
  await userEvent.hover(other);

  await expect.poll(film).not.toBeNull();
  expect([...document.querySelectorAll('video')].map((one) => other.element().contains(one))).toEqual([true]);
});
