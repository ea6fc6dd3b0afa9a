import { dateText } from '@aic/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUsage } from '../../testing/render-usage.tsx';
import { usageEntry } from '../../testing/samples.ts';

const LIST = 'GET /api/usage';
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Credit history' })).findAllByRole('row');
const asked = (requests: ReadonlyArray<{ path: string }>): string[] =>
  requests.map(({ path }) => path).filter((path) => /^\/api\/usage(\?|$)/.test(path));

describe('the list', () => {
  it('shows what each move was about, what it changed, and what was left', async () => {
    await renderUsage({
      [LIST]: () => [
        usageEntry({ id: '3', type: 'charge', change: 0 }),
        usageEntry({ id: '2' }),
        usageEntry({
          id: '1',
          type: 'grant',
          grant: 'signup',
          credits: 500,
          change: 500,
          balance: 500,
          generation: null,
        }),
      ],
    });
    await screen.findByText('Free starter credits');

    const at = dateText(usageEntry().at);
    const cells = (await rows())
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells.map(([what, , ...figures]) => [what, ...figures])).toEqual([
      [`Spent: Image${at}A lighthouse`, '20', '−20', '480'],
      [`Free starter credits${at}`, '500', '+500', '500'],
    ]);
  });

  it('goes on with older ones until there are none', async () => {
    const next = '</api/usage?limit=1&cursor=2>; rel="next"';
    const { user, backend } = await renderUsage({
      [LIST]: ({ path }) =>
        path.includes('cursor')
          ? [usageEntry({ id: '1', type: 'expiry', generation: null })]
          : Response.json([usageEntry({ id: '2' })], { headers: { link: next } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show older' }));

    expect(await screen.findByText('Expired')).toBeTruthy();
    expect(screen.getByText('Set aside: Image')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    expect(asked(backend.requests)).toEqual(['/api/usage', '/api/usage?limit=1&cursor=2']);
  });

  it('begins anew when credits have moved: each page has shifted', async () => {
    const { user, backend, shell } = await renderUsage({
      [LIST]: ({ path }) =>
        path.includes('cursor')
          ? [usageEntry({ id: '1', type: 'expiry', generation: null })]
          : Response.json([usageEntry({ id: '2' })], {
              headers: { link: '</api/usage?cursor=2>; rel="next"' },
            }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await screen.findByText('Expired');
    backend.handlers[LIST] = () => [usageEntry({ id: '3', type: 'return' }), usageEntry({ id: '2' })];
    await act(() => shell.queryClient.invalidateQueries({ queryKey: ['usage'] }));

    expect(await screen.findByText('Given back: Image')).toBeTruthy();
    expect(screen.queryByText('Expired')).toBeNull();
  });

  it('keeps what is there when older ones do not come, and can ask again', async () => {
    const { user } = await renderUsage({
      [LIST]: ({ path }) =>
        path.includes('cursor')
          ? new Response('', { status: 502 })
          : Response.json([usageEntry()], { headers: { link: '</api/usage?cursor=1>; rel="next"' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show older' }));

    expect((await screen.findByRole('alert')).textContent).toContain('Older entries could not be loaded');
    expect(screen.getByText('Set aside: Image')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show older' })).toBeTruthy();
  });

  it('teaches the next step while nothing has moved', async () => {
    await renderUsage({ [LIST]: () => [] });

    expect(await screen.findByText('No credits have moved yet')).toBeTruthy();
  });

  it('offers a retry when it could not be loaded', async () => {
    const { user, backend } = await renderUsage({
      [LIST]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await screen.findByText('Your credit history could not be loaded');
    backend.handlers[LIST] = () => [usageEntry()];
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Set aside: Image')).toBeTruthy();
  });
});

describe('the filters', () => {
  it('are of the address: what is not a value of theirs is left out', async () => {
    const { backend } = await renderUsage(
      { [LIST]: () => [usageEntry()] },
      '?type=hold&kind=film&from=2026-11-01&to=soon',
    );
    await screen.findByText('Set aside: Image');

    expect(asked(backend.requests)).toEqual(['/api/usage?type=hold&from=2026-11-01']);
    expect(screen.getByRole('combobox', { name: 'Move' }).textContent).toBe('Set aside');
    expect(screen.getByRole('combobox', { name: 'Tool' }).textContent).toBe('All tools');
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      '/api/usage.csv?type=hold&from=2026-11-01',
    );
  });

  it('narrow the list, and change the address with it', async () => {
    const { user, backend } = await renderUsage({ [LIST]: () => [usageEntry()] });
    await screen.findByText('Set aside: Image');
    await user.click(screen.getByRole('combobox', { name: 'Tool' }));
    await user.click(await screen.findByRole('option', { name: 'Music' }));

    await waitFor(() => expect(asked(backend.requests)).toEqual(['/api/usage', '/api/usage?kind=music']));
    expect(location.search).toBe('?kind=music');
  });

  it('can be cleared when nothing matches', async () => {
    const { user } = await renderUsage(
      { [LIST]: ({ path }) => (path.includes('type') ? [] : [usageEntry()]) },
      '?type=expiry',
    );
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByText('Set aside: Image')).toBeTruthy();
    expect(location.search).toBe('');
  });
});

describe('an entry', () => {
  const ID = '0197a000-0000-7000-8000-00000000000a';
  const OTHER = '0197a000-0000-7000-8000-00000000000b';

  it('opens what its credits made, and each of the list follows the one before', async () => {
    const older = usageEntry({ id: '2', generation: { id: OTHER, kind: 'image', prompt: 'A lighthouse' } });
    const entries = [usageEntry(), older, usageEntry({ id: '3' })];
    const { user, shell } = await renderUsage({ [LIST]: () => entries });

    const [first] = await screen.findAllByRole('button', { name: 'Open: A lighthouse' });
    if (first !== undefined) await user.click(first);

    expect(shell.calls.opened).toEqual([{ id: ID, ids: [ID, OTHER] }]);
  });

  it('says that its item was removed, and opens nothing then', async () => {
    await renderUsage({
      [LIST]: () => [usageEntry({ generation: { id: ID, kind: 'image', prompt: null } })],
    });

    expect(await screen.findByText('The item was removed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  });
});
