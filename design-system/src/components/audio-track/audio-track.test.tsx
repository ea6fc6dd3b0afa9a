import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { samplePeaks } from '../../stories/sample-peaks.ts';
import { mount } from '../../testing/mount.tsx';
import { AudioTrackPlaceholder } from './audio-track-placeholder.tsx';
import { AudioTrack, type AudioTrackProps } from './audio-track.tsx';

function mountTrack(props: Partial<AudioTrackProps> = {}) {
  const onSeek = vi.fn<AudioTrackProps['onSeek']>();
  const onPlayPause = vi.fn<AudioTrackProps['onPlayPause']>();
  mount(
    <AudioTrack
      title="Night drive"
      isPlaying={false}
      positionSeconds={12}
      durationSeconds={30}
      peaks={samplePeaks(100)}
      onPlayPause={onPlayPause}
      onSeek={onSeek}
      {...props}
    />,
  );
  return { onSeek, onPlayPause };
}

const slider = () => page.getByRole('slider', { name: 'Seek in Night drive' });
const press = async (keys: string): Promise<void> => {
  document.querySelector<HTMLElement>('[role="slider"]')?.focus();
  await userEvent.keyboard(keys);
};

describe('AudioTrack', () => {
  it('writes its title in the direction of its words', () => {
    mountTrack({ title: 'منارة على جرف!' });
    expect(getComputedStyle(page.getByText('منارة على جرف!').element()).direction).toBe('rtl');
  });

  it.each([
    ['{ArrowRight}', 17],
    ['{ArrowLeft}', 7],
    ['{PageUp}', 22],
    ['{PageDown}', 2],
    ['{Home}', 0],
    ['{End}', 30],
  ])('seeks with %s from 12 s to %i s', async (keys, seconds) => {
    const { onSeek } = mountTrack();

    await press(keys);

    expect(onSeek.mock.calls).toEqual([[seconds]]);
  });

  it('says the time as a value in words and shows it in m:ss', async () => {
    mountTrack({ positionSeconds: 72.4, durationSeconds: 120 });

    await expect.element(slider()).toHaveAttribute('aria-valuetext', '1:12 of 2:00');
    await expect.element(page.getByText('1:12 / 2:00')).toBeVisible();
  });

  it('seeks to the place one clicks', async () => {
    const { onSeek } = mountTrack();
    const { width } = slider().element().getBoundingClientRect();

    await userEvent.click(slider(), { position: { x: width / 2, y: 10 } });

    expect(onSeek).toHaveBeenCalledOnce();
    expect(onSeek.mock.lastCall?.[0]).toBeCloseTo(15, 0);
  });

  it('seeks once, at the end of a drag, and shows the place on the way', async () => {
    const { onSeek } = mountTrack();
    const bar = slider().element();
    const { left, width } = bar.getBoundingClientRect();
    const texts: (string | null)[] = [];
    const watch = new MutationObserver(() => texts.push(bar.getAttribute('aria-valuetext')));
    watch.observe(bar, { attributeFilter: ['aria-valuetext'] });

    await userEvent.dragAndDrop(slider(), document.body, {
      sourcePosition: { x: width * 0.1, y: 10 },
      targetPosition: { x: left + width * 0.9, y: 5 },
    });
    watch.disconnect();

    expect(onSeek).toHaveBeenCalledOnce();
    expect(onSeek.mock.lastCall?.[0]).toBeCloseTo(27, 0);
    expect(texts).toContainEqual(expect.stringMatching(/^0:2[67] of 0:30/));
  });

  it('has nothing to seek in while the length is unknown', async () => {
    const { onSeek } = mountTrack({ durationSeconds: Number.NaN });

    await press('{ArrowRight}');
    await userEvent.click(slider(), { force: true });

    await expect.element(slider()).toHaveAttribute('aria-disabled', 'true');
    expect(onSeek).not.toHaveBeenCalled();
  });

  it('names the button after what pressing it does', async () => {
    const { onPlayPause } = mountTrack({ isPlaying: true, isLoading: true });
    const pause = page.getByRole('button', { name: 'Pause Night drive' });

    await expect.element(pause).toHaveAttribute('aria-busy', 'true');
    await pause.click();

    expect(onPlayPause).toHaveBeenCalledOnce();
  });

  it('is as high as its placeholder, so that nothing moves when a track is ready', () => {
    mountTrack({ meta: 'Jazz' });
    mount(<AudioTrackPlaceholder title="Next" status="processing" message="Composing" meta="Jazz" />);
    mount(<AudioTrackPlaceholder title="Lost" status="failed" message="Generation failed" meta="Jazz" />);

    const heights = [...document.querySelectorAll('article')].map((track) => track.offsetHeight);

    expect(heights).toHaveLength(3);
    expect(new Set(heights).size).toBe(1);
  });
});
