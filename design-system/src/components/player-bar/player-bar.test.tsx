import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Composer } from '../composer/composer.tsx';
import { PlayerBar } from './player-bar.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <div style={{ height: 2000 }}>A long page</div>
      <p>Last line</p>
      {isOpen && (
        <PlayerBar
          title="Night drive"
          isPlaying
          positionSeconds={12}
          durationSeconds={30}
          onPlayPause={vi.fn<() => void>()}
          onSeek={vi.fn<(seconds: number) => void>()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const player = () => page.getByRole('region', { name: 'Player' });
const top = (element: Element): number => element.getBoundingClientRect().top;
const bottom = (element: Element): number => element.getBoundingClientRect().bottom;

describe('PlayerBar', () => {
  it('stands at the bottom of the window, 56 px high under its border', async () => {
    await page.viewport(800, 600);
    mount(<Page />);

    expect(bottom(player().element())).toBe(600);
    expect(top(player().element())).toBe(600 - 57);
  });

  it("stands above the phone's bottom bar", async () => {
    await page.viewport(390, 700);
    mount([<style key="bar">{':root { --aic-dock-height: 57px; }'}</style>, <Page key="page" />]);

    expect(bottom(player().element())).toBe(700 - 57);
  });

  it('hides nothing of the page, and gives its room back when it is closed', async () => {
    await page.viewport(800, 600);
    mount(<Page />);
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(bottom(page.getByText('Last line').element())).toBeLessThanOrEqual(top(player().element()));

    await page.getByRole('button', { name: 'Close player' }).click();

    await expect.element(player()).not.toBeInTheDocument();
    await expect.poll(() => getComputedStyle(document.body).paddingBottom).toBe('0px');
  });

  it("leaves the composer's action in reach on a phone", async () => {
    await page.viewport(390, 600);
    mount([
      <Composer
        key="composer"
        label="Describe your music"
        value=""
        onValueChange={vi.fn<(value: string) => void>()}
        onSubmit={vi.fn<() => void>()}
        actions={<button type="submit">Generate</button>}
        settings={<div style={{ height: 900 }}>Settings</div>}
      />,
      <Page key="page" />,
    ]);

    const generate = page.getByRole('button', { name: 'Generate' }).element();

    expect(bottom(generate)).toBeLessThanOrEqual(top(player().element()));
  });
});
