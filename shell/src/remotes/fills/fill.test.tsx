import type { FillContext, ShellApi, SlotGiven, Slots } from '@aic/sdk';
import { defineSlots } from '@aic/sdk/slots';
import { createFakeApi, createFakeShell } from '@aic/sdk/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Fills } from './fill.tsx';

const PATIENCE_MS = 8000;
const shell = createFakeShell(createFakeApi({}).fetch);

beforeEach(() => {
  // React repeats on the console what a root has not caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  shell.calls.reports.length = 0;
});

const working = defineSlots({ 'composer-line': ({ prompt }) => <p>Words: {prompt}</p> });
const never = new Promise<Slots>(() => {});

/** Slots whose `mount` is given. */
const mounting = (mount: (context: FillContext<'composer-line'>) => void): Slots => ({
  mount: ((_slot: string, context: FillContext<'composer-line'>) => {
    mount(context);
    return { update: () => {}, unmount: () => {} };
  }) as Slots['mount'],
});

type Loads = Readonly<Record<string, () => Promise<Slots> | undefined>>;

function renderFills(loads: Loads) {
  const host = { load: (tool: string) => loads[tool]?.(), shell: (): ShellApi => shell };
  const view = (given: SlotGiven['composer-line'], tools = Object.keys(loads)) => (
    <Fills
      slot="composer-line"
      given={given}
      host={host}
      fills={tools.map((tool) => ({ tool, label: `Part of ${tool}` }))}
    />
  );
  const { rerender } = render(view({ kind: 'image', prompt: 'fox' }));
  return (prompt: string, tools?: string[]) => rerender(view({ kind: 'image', prompt }, tools));
}

it('shows what a tool has, and tells it what changes around it', async () => {
  const rerender = renderFills({ good: async () => working });
  await screen.findByText('Words: fox');
  expect(screen.getByRole('region', { name: 'Part of good' }).getAttribute('aria-busy')).toBe('false');

  rerender('fox in the snow');

  await screen.findByText('Words: fox in the snow');
});

it.each<[string, () => Promise<Slots> | undefined, string]>([
  ['whose file does not come', () => Promise.reject(new Error('gone')), 'could not be loaded'],
  ['before tools are loaded', () => undefined, 'could not be loaded'],
  ['from a release that had nothing for the slot', async () => defineSlots({}), 'could not be loaded'],
  [
    'that throws as it is mounted',
    async () =>
      mounting(() => {
        throw new Error('mount');
      }),
    'could not be loaded',
  ],
  [
    'that throws as it renders',
    async () =>
      defineSlots({
        'composer-line': () => {
          throw new Error('render');
        },
      }),
    'stopped working',
  ],
])('puts a card in place of one %s, and leaves the others alone', async (_what, load, words) => {
  renderFills({ bad: load, good: async () => working });

  await screen.findByRole('heading', { name: `Part of bad ${words}` });
  expect(screen.getByText('Words: fox')).toBeDefined();
  expect(shell.calls.reports).toHaveLength(1);
});

it('puts a card in place of one that throws as it is told of a change, and leaves the others alone', async () => {
  const odd = {
    mount: (_slot: string, { element }: FillContext<'composer-line'>) => {
      element.textContent = 'Odd';
      return {
        update: () => {
          throw new Error('update');
        },
        unmount: () => {},
      };
    },
  };
  // Safe because it fills this slot alone.
  const rerender = renderFills({ bad: async () => odd as Slots, good: async () => working });
  await screen.findByText('Odd');

  rerender('fox in the snow');

  await screen.findByRole('heading', { name: 'Part of bad stopped working' });
  expect(screen.getByText('Words: fox in the snow')).toBeDefined();
});

it('has its place in sight as it is mounted: what takes the focus then gets it', async () => {
  renderFills({
    good: async () =>
      defineSlots({ 'composer-line': () => <input aria-label="Title" ref={(input) => input?.focus()} /> }),
  });

  const title = await screen.findByLabelText('Title');

  expect(document.activeElement).toBe(title);
});

it('says of one that hangs that it shows nothing so far, and shows it when it comes after all', async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<Slots>();
  renderFills({ late: () => late.promise, hung: () => never });

  await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS - 1));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getAllByRole('alert')).toHaveLength(2);

  await act(async () => {
    late.resolve(working);
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByText('Words: fox')).toBeDefined();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('tries again on request', async () => {
  const load = vi.fn<() => Promise<Slots>>(async () => working).mockRejectedValueOnce(new Error('lost'));
  renderFills({ shaky: load });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  await screen.findByText('Words: fox');
  expect(load).toHaveBeenCalledTimes(2);
});

it('takes away what is retired, which leads nobody anywhere from then on', async () => {
  let host: ShellApi | undefined;
  const rerender = renderFills({
    retired: async () =>
      mounting(({ element, shell: given }) => {
        host = given;
        element.textContent = 'Here';
      }),
    good: async () => working,
  });
  await screen.findByText('Here');

  rerender('fox', ['good']);
  host?.navigate('/elsewhere');

  expect(screen.queryByText('Here')).toBeNull();
  expect(shell.calls.navigations).toEqual([]);
  expect(screen.getByText('Words: fox')).toBeDefined();
});
