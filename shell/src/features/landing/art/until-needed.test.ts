import { afterEach, expect, it, vi } from 'vitest';
import { untilNeeded } from './until-needed.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('waits for nothing on a page that the HTML has not brought', async () => {
  await expect(untilNeeded()).resolves.toBeUndefined();
});

it.each(['scroll', 'pointerdown', 'keydown'])(
  'waits for a %s where the HTML has brought it',
  async (type) => {
    document.body.innerHTML = '<div data-studio-window=""></div>';
    const handleNeed = vi.fn<() => void>();
    const need = untilNeeded().then(handleNeed);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(handleNeed).not.toHaveBeenCalled();

    dispatchEvent(new Event(type));

    await need;
  },
);
