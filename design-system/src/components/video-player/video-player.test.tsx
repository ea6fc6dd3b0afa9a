import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleVideo } from '../../stories/sample-video.ts';
import { mount } from '../../testing/mount.tsx';
import { VideoPlayer } from './video-player.tsx';

const broken = 'data:video/mp4;base64,AAAA';
const failure = () => page.getByText("This video can't be played here");
const video = () => document.querySelector('video');

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

    await expect.poll(() => video()?.readyState).toBeGreaterThan(0);

    expect(video()).toHaveAccessibleName('A fjord');
    expect(video()).toHaveAttribute('playsinline');
    expect(video()?.videoWidth).toBe(160);
  });

  it('plays and stops by keyboard', async () => {
    mount(<Result initial={sampleVideo} />);
    await expect.poll(() => video()?.readyState).toBeGreaterThan(0);

    video()?.focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => video()?.paused).toBe(false);

    await userEvent.keyboard(' ');
    await expect.poll(() => video()?.paused).toBe(true);
  });

  it('says when it cannot be played and offers the way out', async () => {
    mount(<Result initial={broken} />);

    await expect.element(failure()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Download' })).toBeVisible();
  });

  it('has the same box before it loads and when it cannot be played', async () => {
    mount(<Result initial={broken} />);
    const box = video()?.parentElement;
    const before = box?.offsetHeight;

    await expect.element(failure()).toBeVisible();

    expect(before).toBe(180);
    expect(box?.offsetHeight).toBe(180);
  });

  it('tries again with another source', async () => {
    mount(<Result initial={broken} />);
    await expect.element(failure()).toBeVisible();

    await page.getByRole('button', { name: 'Another' }).click();

    await expect.element(failure()).not.toBeInTheDocument();
    await expect.poll(() => video()?.readyState).toBeGreaterThan(0);
  });
});
