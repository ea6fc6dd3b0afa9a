import { act, screen } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell } from '../testing/fake-shell.ts';
import { renderTool } from '../testing/render-tool.tsx';
import { defineTool } from './define-tool.ts';
import { lazyPart, type LazyPartOptions } from './lazy-part.tsx';

type Load = () => Promise<ComponentType>;
const Chart = () => <p>the chart</p>;
const missing: Load = () => Promise.reject(new Error('404'));
let load: Mock<Load>;

beforeEach(() => {
  vi.useFakeTimers();
  // React repeats on the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load = vi.fn<Load>().mockImplementation(missing);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = () => screen.queryByText('The chart could not be loaded');
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** A tool with a field of its own beside a lazy part that can be closed. */
async function mount(options?: LazyPartOptions<object>) {
  const Part = lazyPart('The chart', load, options);
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <input aria-label="prompt" defaultValue="a draft" />
        <button type="button" onClick={() => setOpen(!isOpen)}>
          toggle
        </button>
        <Suspense fallback={<p>waiting</p>}>{isOpen && <Part />}</Suspense>
      </>
    );
  }
  const shell = createFakeShell(createFakeApi({}).fetch);
  const tool = await renderTool(defineTool({ name: 'sample', render: () => <Page /> }), shell);
  await pass(500);
  return { ...tool, shell };
}

it('asks once more by itself: a short failure is not seen', async () => {
  load.mockReset().mockImplementationOnce(missing).mockResolvedValue(Chart);

  await mount();

  expect(screen.getByText('the chart')).toBeTruthy();
});

it('costs only the part when its file does not arrive, and says so to the shell', async () => {
  const { crashes, shell } = await mount();

  expect(card()).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('prompt').value).toBe('a draft');
  expect(crashes).toEqual([]);
  expect(shell.calls.reports).toEqual([
    expect.objectContaining({ name: 'PartLoadError', cause: new Error('404') }),
  ]);
});

it('renders the part once it arrives after "Try again"', async () => {
  await mount();
  load.mockResolvedValue(Chart);

  await press('Try again');
  await pass(0);

  expect(screen.getByText('the chart')).toBeTruthy();
  expect(card()).toBeNull();
});

it('asks again by itself when the network is back, and when the part is opened again', async () => {
  await mount();
  act(() => void dispatchEvent(new Event('online')));
  await pass(500);
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue(Chart);

  await press('toggle');
  await press('toggle');
  await pass(0);

  expect(screen.getByText('the chart')).toBeTruthy();
});

it('moves the focus to the card of a part that was asked for, and leaves it alone otherwise', async () => {
  const { unmount } = await mount();
  expect(document.activeElement).toBe(document.body);
  unmount();

  await mount({ isOnRequest: true });

  expect(document.activeElement?.textContent).toBe('The chart could not be loaded');
});

it('renders what the part names in its place, without a card, where there is something nearly as good', async () => {
  await mount({ renderInstead: () => <p>the figures</p> });

  expect(screen.getByText('the figures')).toBeTruthy();
  expect(card()).toBeNull();
});

it('renders the card within what the part would have brought around it', async () => {
  await mount({ renderInstead: (_props, missingCard) => <main aria-label="charts">{missingCard}</main> });
  expect(screen.getByLabelText('charts').textContent).toContain('The chart could not be loaded');
  load.mockReset().mockResolvedValue(Chart);

  await press('Try again');

  expect(screen.getByText('the chart')).toBeTruthy();
  expect(screen.queryByLabelText('charts')).toBeNull();
});

it('takes a file without its component for one that did not arrive', async () => {
  // Safe because this is what a module that broke off while it ran gives at run time.
  load.mockResolvedValue(undefined as unknown as ComponentType);

  const { crashes } = await mount();

  expect(card()).not.toBeNull();
  expect(crashes).toEqual([]);
});

it('leaves an error in the part itself to the boundary of the tool', async () => {
  const Broken = (): never => {
    throw new Error('broken in render');
  };
  load.mockResolvedValue(Broken);

  await expect(mount()).rejects.toThrow('crashed in its first render');

  expect(card()).toBeNull();
});
