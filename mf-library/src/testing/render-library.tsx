import { type Generation, GENERATION_KINDS } from '@aic/sdk';
import { type FirstLibraryPage, firstPageKey, type LibrarySummary } from '@aic/sdk/library';
import { createFakeApi, createFakeShell, imageItem, renderTool } from '@aic/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import tool from '../tool.tsx';

type Handlers = Parameters<typeof createFakeApi>[0];

const EMPTY_SUMMARY: LibrarySummary = {
  total: 0,
  favourites: 0,
  failed: 0,
  bin: 0,
  // Safe because each kind has its entry.
  kinds: Object.fromEntries(GENERATION_KINDS.map((kind) => [kind, 0])) as LibrarySummary['kinds'],
  engines: [{ id: 'preview', label: 'Preview engine', count: 0 }],
  folders: [],
};

export const idOf = (number: number): string => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Images `Picture 1` and so on, the newest first. */
export const pictures = (count: number, change: Partial<ReturnType<typeof imageItem>> = {}): Generation[] =>
  Array.from({ length: count }, (_, index) =>
    imageItem({ id: idOf(index + 1), prompt: `Picture ${index + 1}`, ...change }),
  );

interface LibraryOptions {
  items?: readonly Generation[];
  summary?: Partial<LibrarySummary>;
  handlers?: Handlers;
  /** Of the page. */
  path?: string;
  brought?: FirstLibraryPage & { path?: string };
}

/** The whole tool on a fake backend: it lists `items`, and every command changes what it is asked to. */
export async function renderLibrary({
  items = [],
  summary,
  handlers,
  path = '/library',
  brought,
}: LibraryOptions = {}) {
  history.replaceState(null, '', path);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const server = { items: [...items] };
  const backend = createFakeApi({
    'GET /api/library': () => server.items,
    'GET /api/library/summary': () => ({ ...EMPTY_SUMMARY, total: items.length, ...summary }),
    'POST /api/library/commands': ({ json }) => ({ ids: readIds(json) }),
    ...handlers,
  });
  const shell = createFakeShell(backend.fetch);
  if (brought !== undefined) {
    shell.queryClient.setQueryData(firstPageKey(brought.path ?? '/api/library'), brought);
  }
  const mounted = await renderTool(tool, shell);
  onTestFinished(() => mounted.unmount());
  const lists = () =>
    backend.requests.map((request) => request.path).filter((asked) => /^\/api\/library(\?|$)/.test(asked));
  return {
    ...mounted,
    server,
    backend,
    shell,
    lists,
    user: userEvent.setup({ delay: null }),
    commands: () =>
      backend.requests.filter((request) => request.path === '/api/library/commands').map(({ json }) => json),
  };
}

function readIds(json: unknown): unknown[] {
  return typeof json === 'object' && json !== null && 'ids' in json && Array.isArray(json.ids)
    ? json.ids
    : [];
}

export const tile = (number: number) =>
  screen.findByRole('gridcell', { name: new RegExp(`Picture ${number}\\b`) });

export const tiles = (): string[] =>
  screen
    .queryAllByRole('gridcell')
    .map(({ textContent }) => /Picture \d+/.exec(textContent)?.[0] ?? textContent);

export const selected = (): string[] =>
  screen
    .queryAllByRole('gridcell', { selected: true })
    .map(({ textContent }) => /Picture \d+/.exec(textContent)?.[0] ?? '');
