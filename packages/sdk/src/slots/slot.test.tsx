import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ShellSlots } from '../contract/slots.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell } from '../testing/fake-shell.ts';
import { ShellProvider } from '../tool/shell-context.tsx';
import { Slot } from './slot.tsx';

const NONE = { update: () => {}, unmount: () => {} };

function pageWith(slots?: ShellSlots) {
  const shell = { ...createFakeShell(createFakeApi({}).fetch), ...(slots && { slots }) };
  return (prompt: string) => (
    <ShellProvider shell={shell}>
      <main>
        <Slot name="composer-line" given={{ kind: 'image', prompt }} />
      </main>
    </ShellProvider>
  );
}

it('adds nothing to the page, and nothing to its HTML, where no tool has anything', () => {
  const page = pageWith({ has: () => true, onChange: () => () => {}, show: () => NONE })('fox');
  expect(renderToString(page)).toBe('<main></main>');

  render(pageWith()('fox'));
  expect(screen.getByRole('main').childElementCount).toBe(0);
});

it('hands its place to the shell, with what the page knows, and takes it back', () => {
  const fill = { update: vi.fn<(given: object) => void>(), unmount: vi.fn<() => void>() };
  const show = vi.fn<ShellSlots['show']>(() => fill);
  const page = pageWith({ has: () => true, onChange: () => () => {}, show });
  const { rerender, unmount } = render(page('fox'));
  expect(show.mock.calls[0]?.slice(0, 1)).toEqual(['composer-line']);
  expect(screen.getByRole('main').contains(show.mock.calls[0]?.[1] ?? null)).toBe(true);

  rerender(page('fox in the snow'));
  expect(fill.update).toHaveBeenLastCalledWith({ kind: 'image', prompt: 'fox in the snow' });
  expect(show).toHaveBeenCalledTimes(1);

  unmount();
  expect(fill.unmount).toHaveBeenCalledTimes(1);
});
