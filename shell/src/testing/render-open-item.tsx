import { type Generation, useNavigate } from '@aic/sdk';
import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { useEffect } from 'react';
import { useServices } from '../core/services-context.tsx';
import { OpenItem } from '../items/open-item.tsx';
import { renderPage } from './render-page.tsx';

/** A page of the shell with a button for each item, over a server that has them. */
export async function renderOpenItem(
  items: readonly Generation[],
  path = '/music',
  handlers: Parameters<typeof renderPage>[2] = {},
  remotes: Parameters<typeof renderPage>[3] = {},
) {
  // Loaded before anything is timed: a test measures no compiler.
  await import('../items/item-view.tsx');
  const responses = Object.fromEntries(
    items.map((item) => [`GET /api/library/items/${item.id}`, () => item]),
  );
  const backend = {
    'GET /api/auth/user': () => FAKE_USER,
    'GET /api/providers': () => [],
    'GET /api/credits': () => ({ credits: 500 }),
    'GET /api/library/summary': () => apiError(404, { message: 'Not found' }),
    ...responses,
    ...handlers,
  };
  return renderPage(<Page items={items} />, path, backend, remotes);
}

function Page({ items }: { items: readonly Generation[] }) {
  const { connect, items: opener } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    connect({ navigate: (to, options) => void navigate(to, options ?? {}), announce: () => {} });
  }, [connect, navigate]);
  const ids = items.map(({ id }) => id);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {items.map(({ id, prompt }) => (
          <button key={id} type="button" onClick={() => opener.open(id, ids)}>
            {prompt}
          </button>
        ))}
      </main>
      <OpenItem user={FAKE_USER} />
    </>
  );
}
