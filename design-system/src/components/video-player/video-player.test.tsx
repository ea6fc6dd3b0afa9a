import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleVideo } from '../../stories/sample-video.ts';
import { mount } from '../../testing/mount.tsx';
import { VideoPlayer } from './video-player.tsx';

const broken = 'data:video/mp4;base64,AAAA';
const failure = () => page.getByText("This video can't be played here");
const video = () => document.querySelector('video');
const play = () => userEvent.click(page.getByRole('button', { name: 'Play A fjord' }));

function Result({ initial }: { initial: string }) {
  const [src, setSrc] = useState(initial);
  return (
    <div style={{ width: 320 }}>
      <VideoPlayer
        title="A fjord"
        src={src}
        aspectRatio={16 / 9}
        fallbackAction={<a href="#file">Download</a>}
      />
      <button type="button" onClick={() => setSrc(sampleVideo)}>
        Another
      </button>
    </div>
  );
}

describe('VideoPlayer', () => {
  it('plays inside its box, named by its title', async () => {
    mount(<Result initial={sampleVideo} />);

    await play();
    await expect.poll(() => video()?.readyState).toBeGreaterThan(0);

    expect(video()).toHaveAccessibleName('A fjord');
    expect(video()).toHaveAttribute('playsinline');
    expect(video()?.videoWidth).toBe(160);
  });

  it.each([
    ['behind its poster', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
    ['without a poster', undefined],
  ])('loads nothing %s before it is started', async (_, poster) => {
    mount(<VideoPlayer title="A fjord" src={sampleVideo} poster={poster} aspectRatio={16 / 9} />);
    const events: string[] = [];
    for (const type of ['loadstart', 'loadedmetadata', 'suspend']) {
      video()?.addEventListener(type, () => events.push(type));
    }

    // The browser says that it holds back what it could load.
    await expect.poll(() => events).toContain('suspend');
    expect([events.includes('loadedmetadata'), video()?.readyState]).toEqual([false, 0]);

    await play();
    await expect.poll(() => video()?.readyState).toBeGreaterThan(0);
  });

  it('plays and stops by keyboard, from one button until it is started', async () => {
    mount(<Result initial={sampleVideo} />);
    expect(page.getByRole('slider').elements()).toEqual([]);

    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.poll(() => video()?.paused).toBe(false);
    await expect.element(page.getByRole('button', { name: 'Pause A fjord' })).toHaveFocus();

    await userEvent.keyboard('k');
    await expect.poll(() => video()?.paused).toBe(true);
  });

  it('has controls for place, sound and full screen once it is started', async () => {
    mount(<Result initial={sampleVideo} />);
    await play();
    await expect.element(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await userEvent.keyboard('k');

    const line = page.getByRole('slider', { name: 'Seek in A fjord' }).element();
    if (line instanceof HTMLElement) line.focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => video()?.currentTime).toBe(0);
    await page.getByRole('button', { name: 'Mute' }).click();
    expect(video()?.muted).toBe(true);
    await page.getByRole('button', { name: 'Unmute' }).click();
    expect(video()?.muted).toBe(false);
  });

  it('says when it cannot be played and offers the way out', async () => {
    mount(<Result initial={broken} />);
    await play();

    await expect.element(failure()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Download' })).toBeVisible();
  });

  it('has the same box before it loads and when it cannot be played', async () => {
    mount(<Result initial={broken} />);
    const box = () => document.querySelector<HTMLElement>('[style*="aspect-ratio"]');
    const before = box()?.offsetHeight;

    await play();
    await expect.element(failure()).toBeVisible();

    expect(before).toBe(180);
    expect(box()?.offsetHeight).toBe(180);
  });

  it('tries again with another source', async () => {
    mount(<Result initial={broken} />);
    await play();
    await expect.element(failure()).toBeVisible();

    await page.getByRole('button', { name: 'Another' }).click();

    await expect.element(failure()).not.toBeInTheDocument();
    await play();
    await expect.poll(() => video()?.readyState).toBeGreaterThan(0);
  });
});
