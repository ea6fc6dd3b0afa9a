import { createFakeApi, createFakeShell, FAKE_USER, renderTool } from '@aic/sdk/testing';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

type Handlers = Parameters<typeof createFakeApi>[0];

/** The whole admin area on a fake backend. Lists that the test does not name are empty. */
export async function renderAdmin(path: string, handlers: Handlers = {}, { isAdmin = true } = {}) {
  history.replaceState(null, '', path);
  const backend = createFakeApi({
    'GET /api/admin/users': () => [],
    'GET /api/admin/jobs': () => [],
    'GET /api/admin/reports': () => [],
    'GET /api/admin/take-downs': () => [],
    'GET /api/admin/events': () => [],
    'GET /api/admin/reconciliations': () => [],
    'GET /api/admin/acts': () => [],
    'GET /api/admin/engine-costs': () => [],
    'GET /api/admin/figures': () => ({ waiting: { jobs: 0, events: 0, reports: 0 }, periods: [] }),
    'GET /api/admin/installation': () => ({ held: null }),
    'GET /api/providers': () => [],
    'GET /api/admin/engines': () => ({ engines: [], vendors: [] }),
    'GET /api/admin/remotes': () => [],
    'GET /api/admin/remote-loads': () => [],
    'GET /api/admin/slots': () => [],
    ...handlers,
  });
  const shell = createFakeShell(backend.fetch, { ...FAKE_USER, isAdmin });
  const mounted = await renderTool(tool, shell);
  onTestFinished(() => mounted.unmount());
  return {
    shell,
    user: userEvent.setup({ delay: null }),
    posts: () => backend.requests.filter(({ method }) => method === 'POST'),
    gets: () => backend.requests.filter(({ method }) => method === 'GET').map(({ path: asked }) => asked),
  };
}
