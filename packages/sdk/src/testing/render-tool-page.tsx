import { KINDS, type GenerationKind, type GenerationOf, type ProviderInfo, type User } from '@aic/contract';
import { act, waitFor } from '@testing-library/react';
import { QUERY_KEYS } from '../api/query-keys.ts';
import type { Tool } from '../contract/tool.ts';
import { createFakeApi } from './fake-api.ts';
import { createFakeShell, FAKE_USER } from './fake-shell.ts';
import { renderTool } from './render-tool.tsx';

export interface ToolPageOptions<Kind extends GenerationKind> {
  kind: Kind;
  /** Of the page, with its search. */
  path: string;
  /** Listed by the fake server. */
  items?: GenerationOf<Kind>[] | undefined;
  credits?: number | undefined;
  user?: User | undefined;
  /** What differs from the preview engine. */
  provider?: Partial<ProviderInfo> | undefined;
  /** Answers in addition to, or in place of, those that the fake server gives by itself. */
  handlers?: Parameters<typeof createFakeApi>[0] | undefined;
  /** The composer's settings stay the line that says what is set. @default false */
  hasFoldedSettings?: boolean | undefined;
}

/** A whole tool on a fake backend, with its first responses there. The test ends with `unmount`. */
export async function renderToolPage<Kind extends GenerationKind>(
  tool: Tool,
  options: ToolPageOptions<Kind>,
) {
  const { kind, path, items = [], credits = 500, user = FAKE_USER, ...given } = options;
  const { provider, handlers, hasFoldedSettings = false } = given;
  history.replaceState(null, '', path);
  const server = { items };
  const backend = createFakeApi({
    [`GET ${KINDS[kind].listPath}`]: () => server.items,
    'GET /api/uploads': () => [],
    'GET /api/credits': () => ({ credits }),
    'POST /api/readings': () => ({ reading: null }),
    'GET /api/providers': () => [{ ...previewProvider(kind), ...provider }],
    ...handlers,
  });
  const shell = createFakeShell(backend.fetch, user);
  const mounted = await renderTool(tool, shell);
  const keys = [['generations', kind], ['credits'], ['providers']];
  await waitFor(() => {
    const waiting = keys.filter((key) => shell.queryClient.getQueryState(key)?.status === 'pending');
    if (waiting.length > 0) throw new Error(`There is no response yet to ${JSON.stringify(waiting)}.`);
  });
  if (!hasFoldedSettings) await act(async () => openSettings(mounted.element));
  return {
    ...mounted,
    /** Its items can be changed; call `refresh` afterwards. */
    server,
    shell,
    backend,
    /** All requests that change something, such as starts. */
    posts: () => backend.requests.filter(({ method }) => method === 'POST'),
    /** Reads the list again, as after a server event. */
    refresh: () => shell.queryClient.invalidateQueries({ queryKey: [...QUERY_KEYS.generations, kind] }),
  };
}

/** What a user set in them is what most tests are about. */
const openSettings = (page: HTMLElement): void =>
  page.querySelector<HTMLElement>('button[aria-label^="Settings:"][aria-expanded="false"]')?.click();

const previewProvider = (kind: GenerationKind): ProviderInfo => ({
  kind,
  id: 'preview',
  state: 'preview',
  label: 'Preview engine',
  message: null,
  supports: { seed: true, cancel: true },
});
