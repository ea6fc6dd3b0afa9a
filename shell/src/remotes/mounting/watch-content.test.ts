import { beforeEach, expect, it, vi } from 'vitest';
import { watchContent } from './watch-content.ts';

const onBlank = vi.fn<() => void>();
const onContent = vi.fn<() => void>();
let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  onBlank.mockReset();
  onContent.mockReset();
  element = document.createElement('div');
});

const watch = () => watchContent(element, { patienceMs: 8000, onBlank, onContent }).stop;
/** Mutation observers run at the end of a task. */
const settle = () => vi.advanceTimersByTimeAsync(0);

it('is content with what is there at once', async () => {
  element.textContent = 'Images';

  watch();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(onContent).toHaveBeenCalledOnce();
  expect(onBlank).not.toHaveBeenCalled();
});

it.each(['<p>text</p>', '<div><canvas></canvas></div>', '<input>'])(
  'takes %s for content when it comes',
  async (markup) => {
    watch();

    element.innerHTML = markup;
    await settle();

    expect(onContent).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  },
);

it.each(['', '<div></div>', '<div>  </div>', '<div><div class="skeleton"></div></div>'])(
  'says that it is blank when there is only "%s" after 8 seconds',
  async (markup) => {
    watch();
    element.innerHTML = markup;

    await vi.advanceTimersByTimeAsync(7999);
    expect(onBlank).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(onBlank).toHaveBeenCalledOnce();
  },
);

it('still tells of content that comes late', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(20_000);

  element.textContent = 'Images';
  await settle();

  expect(onBlank).toHaveBeenCalledOnce();
  expect(onContent).toHaveBeenCalledOnce();
});

it('says nothing once it is stopped', async () => {
  const stop = watch();

  stop();
  element.textContent = 'Images';
  await vi.advanceTimersByTimeAsync(20_000);

  expect(onBlank).not.toHaveBeenCalled();
  expect(onContent).not.toHaveBeenCalled();
});
